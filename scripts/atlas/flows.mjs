// Reads the flows: what each role does, story by story, with the steps from the interactions panel.

/** @param {import('./stories.mjs').StoryFacts[]} stories */
export function readFlows(stories) {
  return stories
    .filter(({ title }) => title.startsWith('Flows/'))
    .map(({ id, title, name, steps }) => ({ id, role: title.split('/')[1], name, steps }));
}
