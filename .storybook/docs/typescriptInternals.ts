/** The only place that uses TypeScript's unstable API, because no public one tells the type of a prop. See the test before an upgrade. */
export {
  isBindingElement,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  type Node,
} from 'typescript/unstable/ast';
export { API, NodeBuilderFlags, type Project, type Symbol as TsSymbol, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** `SignatureKind.Call`, which the package exports only as a type. */
export const CALL = 0;
