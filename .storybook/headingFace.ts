/** Loads the heading font before the first story, so that screenshots are stable; the portal shows a fallback font first. */
export async function loadHeadingFace(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => family === 'Fraunces');
  await Promise.all(
    faces.map((face) => {
      face.display = 'block';
      return face.load();
    }),
  );
}
