/**
 * Loads the font of headings before the first story, so that screenshots are the same each time. Pages of the portal do not wait for it, and
 * show a font of the system until it is loaded.
 */
export async function loadHeadingFace(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => family === 'Fraunces');
  await Promise.all(
    faces.map((face) => {
      face.display = 'block';
      return face.load();
    }),
  );
}
