/** Requests that are not sent yet, in order, until the umpire has them or the player removes them. */
import { useGame } from '../state/game';
import type { Queued } from '../state/queue';
import { queueOf, useQueue } from '../state/seat';
import { texts } from '../texts';
import { Button } from './Button';
import { Card, Notice } from './Card';

const words = texts.queue;

function stateOf(item: Queued, items: readonly Queued[]): string {
    const held = items.slice(0, items.indexOf(item)).some(({ state }) => state === 'changed' || state === 'waiting' || state === 'sending');
    return item.state === 'waiting' && held ? words.behind : words[item.state];
}

export function NotSent({ session }: { session: string }) {
    const items = useQueue(session).filter(({ waited }) => waited);
    const { state, connection, at } = useGame(session);
    const queue = queueOf(session);
    if (!items.length) return connection === 'cut' && at ? <Notice>{texts.common.connection.asOf(new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }))}</Notice> : null;
    return (
        <Card title={words.title} aside={<span className="soft">{words.count(items.length)}</span>}>
            <div role="status">
                <ul className="plain-list stack-tight">
                    {items.map((item) => (
                        <li key={item.key} className={`not-sent ${item.state}`}>
                            <strong dir="auto">{item.title}</strong>
                            <p>{stateOf(item, items)}</p>
                            {item.words && item.state !== 'waiting' && <p dir="auto">{item.words}</p>}
                            {item.state !== 'sending' && (
                                <div className="row">
                                    {item.state === 'changed' && (
                                        <Button look="main" onPress={() => queue.again(item.key, state?.as_of)}>
                                            {words.again}
                                        </Button>
                                    )}
                                    <Button onPress={() => queue.drop(item.key)}>{words.drop}</Button>
                                </div>
                            )}
                        </li>
                    ))}
                </ul>
            </div>
        </Card>
    );
}
