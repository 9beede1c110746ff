/** Number of leading characters of a style file's hash that class names omit. */
const LEFT_OUT = 3;

/**
 * Names classes by the end of their file's hash, because the full hash would be repeated throughout the first styles and scripts. The build
 * fails if two files get the same class name, because their rules would overwrite each other unnoticed.
 */
export function shortClasses(): (names: { hash: string; filePath: string }) => string {
  const files = new Map<string, string>();
  return ({ hash, filePath }) => {
    const name = `q${hash.slice(LEFT_OUT)}`;
    const first = files.get(name) ?? filePath;
    if (first !== filePath) throw new Error(`${filePath} and ${first} have a class ${name} each: give one of them another file name.`);
    files.set(name, filePath);
    return name;
  };
}
