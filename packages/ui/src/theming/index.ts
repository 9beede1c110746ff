export * from './brandTheme.ts';
export { propertyOf, type ThemeFault, type Values } from './themeValues.ts';
