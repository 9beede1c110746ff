/** The export condition that resolves the workspace's packages to their sources, so that nothing has to be built first. */
export const SOURCE_CONDITION = '@quad/source';
