export * from './checkRoomRequest.ts';
export * from './clash.ts';
export * from './decide.ts';
export * from './may.ts';
export * from './roomKey.ts';
export * from './roomRequest.ts';
export * from './slot.ts';
export * from './wording.ts';
