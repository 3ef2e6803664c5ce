/** What keeper.mjs tries, in one bundle. */
export { Desk } from '../../web/src/device/worker';
export { Keeper } from '../../web/src/device/keeper';
export { withAlarm } from '../../web/src/device/memory';
export { Api } from 'umpire-client';
export { Umpire } from 'umpire-rules/host.js';
