/** What device.mjs drives in a page of its own: the device's part and the queue, without any screen. */
import { UmpireUnreachable } from 'umpire-client';
import * as part from '../../web/src/device';
import { Queue } from '../../web/src/state/queue';

declare global {
    interface Window {
        part: typeof part;
        Queue: typeof Queue;
        UmpireUnreachable: typeof UmpireUnreachable;
    }
}
Object.assign(window, { part, Queue, UmpireUnreachable });
document.body.dataset['ready'] = 'yes';
