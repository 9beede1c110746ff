/**
 * The one place that uses what TypeScript calls unstable: its compiler has no other public way yet to ask for the type of a prop. What
 * to do at an upgrade says `typescriptInternals.test.ts`.
 */
export {
  isBindingElement,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  type Node,
} from 'typescript/unstable/ast';
export { API, NodeBuilderFlags, type Project, type Symbol as TsSymbol, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** `SignatureKind.Call`, of which the compiler's package exports the type alone. */
export const CALL = 0;
