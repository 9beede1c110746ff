/**
 * Has the face of headings there before the first story: pages of the portal never wait for it, but whoever looks at a component, or
 * compares pictures of it, should see the same each time.
 */
export async function loadHeadingFace(): Promise<void> {
  await Promise.all(
    [...document.fonts].map((face) => {
      face.display = 'block';
      return face.load();
    }),
  );
}
