// Saves time in tests. It is imported before React, which reads the console only once, when it is loaded.
import { ownFrame } from './ownFrame.ts';

/** React uses these methods for performance traces, which nobody reads in tests. Warnings are not affected. */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** Outside of the window, the frame has a layout but need not be painted. */
Object.assign(ownFrame()?.style ?? {}, { position: 'fixed', right: '100%' });
