/**
 * All texts of the page, a file of `en/` for each screen or part. Another language is another folder of the same shape, which is chosen here and
 * in `beside.ts`: nothing else names a language. What is counted or named comes as a function, since languages put it in different places.
 */
import { common } from './en/common';
import { create } from './en/create';
import { fairness } from './en/fairness';
import { guests } from './en/guests';
import { hints } from './en/hints';
import { home } from './en/home';
import { join } from './en/join';
import { lobby } from './en/lobby';
import { log } from './en/log';
import { pad } from './en/pad';
import { post } from './en/post';
import { queue } from './en/queue';
import { rules } from './en/rules';
import { ruling } from './en/ruling';
import { signs } from './en/signs';
import { style } from './en/style';
import { table } from './en/table';
import { tables } from './en/tables';

export const texts = { common, create, fairness, guests, hints, home, join, lobby, log, pad, post, queue, rules, ruling, signs, style, table, tables };

export type Texts = typeof texts;
