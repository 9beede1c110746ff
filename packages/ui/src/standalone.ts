/** Everything that a page without a bundler needs, including React, in one ES module; used with `styles.css`. */

export { createElement, Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
export * from './charts/index.ts';
export * from './dashboard/index.ts';
export * from './index.ts';
export { vars } from './theme.ts';
