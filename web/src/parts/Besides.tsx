/** A game's screens besides the table. */
import { hashOf } from '../route';
import { chairOf, useKeptGame } from '../state/kept';
import { beside } from '../texts/en.beside';
import { LinkButton } from './Button';
import { Card } from './Card';
import { Icon } from './Icon';

const words = beside.besides;

export function Besides({ session, closed }: { session: string; closed: boolean }) {
    const umpires = chairOf(useKeptGame(session)) !== undefined;
    return (
        <Card title={words.title}>
            <div className="row">
                <LinkButton look={closed ? 'main' : 'plain'} href={hashOf({ screen: 'after', session })}>
                    <Icon name="flag" /> {closed ? words.afterClosed : words.after}
                </LinkButton>
                {UMPIRE_HAS_RULES && (
                    <LinkButton href={hashOf({ screen: 'odds', session })}>
                        <Icon name="dice" /> {words.odds}
                    </LinkButton>
                )}
                <LinkButton href={hashOf({ screen: 'lobby', session })}>
                    <Icon name="people" /> {words.phones}
                </LinkButton>
                <LinkButton href={hashOf({ screen: 'watch', session })}>
                    <Icon name="eye" /> {words.watch}
                </LinkButton>
                {umpires && (
                    <LinkButton href={hashOf({ screen: 'chair', session })}>
                        <Icon name="check" /> {words.chair}
                    </LinkButton>
                )}
            </div>
        </Card>
    );
}
