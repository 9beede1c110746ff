/** The oldest that runs what is built; scripts/install.mjs asks for the same. */
const OLDEST = 24;

/** Ends a process of an older Node with a sentence, instead of with the first thing that it does not know. */
export function endOnOldNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  console.error(
    `Quad runs on Node ${OLDEST} or newer, and this is Node ${version}: install a newer one from https://nodejs.org, or use npm start and npm run quad, which bring their own on Linux.`,
  );
  process.exit(1);
}
