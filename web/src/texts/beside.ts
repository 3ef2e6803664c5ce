/** Texts of the screens beside the table, loaded with them: after the game, odds, the big screen, books, armies, the club, the umpire's chair. */
import { after } from './en/after';
import { armies } from './en/armies';
import { chair } from './en/chair';
import { club } from './en/club';
import { link } from './en/link';
import { luck } from './en/luck';
import { menu } from './en/menu';
import { moving } from './en/moving';
import { odds } from './en/odds';
import { report } from './en/report';
import { sheet } from './en/sheet';
import { verify } from './en/verify';
import { watch } from './en/watch';
import { why } from './en/why';

export const beside = { after, armies, chair, club, link, luck, menu, moving, odds, report, sheet, verify, watch, why };
