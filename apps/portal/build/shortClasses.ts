/** How much of the hash of a style file its classes leave out. */
const LEFT_OUT = 3;

/**
 * Names classes by the end of their hash, which stands in a first visit's styles and scripts once for each file of styles. Two files whose
 * classes would have one name end the build: nobody would see whose rule holds.
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
