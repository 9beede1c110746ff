/** Export condition under which the workspace's packages are read from their sources, so that nothing has to be built first. */
export const SOURCE_CONDITION = '@quad/source';
