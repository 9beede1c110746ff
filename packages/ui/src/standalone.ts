/** Everything that a page without a bundler needs, React included, in one ES module: beside it stands `styles.css`. */

export { createElement, Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
export * from './charts/index.ts';
export * from './dashboard/index.ts';
export * from './index.ts';
export { vars } from './theme.ts';
