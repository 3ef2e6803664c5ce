/** The same without what loads umpire.wasm: for whoever has its bytes. */
export { Device, DeviceRefusal, Umpire, UmpireProblem, canonical, rollParts } from './index.js';
export type { Bytes, DeviceMemory, DeviceSelf, DeviceSent, DeviceUse, Outcome, TreeHead, VerifyReport } from './index.js';
