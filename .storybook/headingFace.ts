/**
 * Has the face of titles there before the first story: pages of the portal never wait for it, but whoever looks at a component, or compares
 * pictures of it, should see the same each time. The faces that stand in for it are those of the system, which may have none of them.
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
