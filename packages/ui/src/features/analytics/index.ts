/** The figures of each kind of role, with their charts: loaded when somebody looks at them. */
export type { BoardProps } from './AnalyticsBoard/AnalyticsBoard.tsx';
export * from './ClubBoard/ClubBoard.tsx';
export * from './FirstSteps/FirstSteps.tsx';
export * from './GensecBoard/GensecBoard.tsx';
export * from './PresidentBoard/PresidentBoard.tsx';
export * from './StudentBoard/StudentBoard.tsx';
