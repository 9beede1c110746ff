// What only costs a test run time: loaded before React, which looks at the console once, when it is loaded itself.
import { ownFrame } from './ownFrame.ts';

/** With these React prepares traces for a developer's panel, which nobody opens here. What it complains of stays. */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** Beside the window a frame is laid out and asked like any other, and need not be painted. */
Object.assign(ownFrame()?.style ?? {}, { position: 'fixed', right: '100%' });
