/**
 * Who may import whom (docs/decisions). Rules speak of kinds of folder, never of a single feature, so a new feature is
 * covered by them the moment its folder exists.
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`;
const TESTS = '\\.(test|stories|guide)\\.tsx?$|/(testing|fixtures)/';

module.exports = {
  forbidden: [
    never('no-cycles', 'A cycle has no beginning to read from.', {}, { circular: true }),
    // What ends in ?url is the address of a file, which the bundler finds; what begins with virtual: is made by a plugin of it.
    never('unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: '\\?url$|^virtual:' }),
    never(
      'domain-is-pure',
      'Domain knows rules and how calendars count, not frameworks.',
      { path: '^packages/domain/src', pathNot: TESTS },
      { path: 'node_modules', pathNot: npm('valibot', '@internationalized/date') },
    ),
    never(
      'domain-stands-alone',
      'Domain imports no other package of the workspace.',
      { path: '^packages/domain' },
      { path: '^(packages/(ui|api-client)|apps)/' },
    ),
    never(
      'primitives-know-no-domain',
      'Primitives speak design words only.',
      { path: '^packages/ui/src/(primitives|layout|tokens|themes)/' },
      { path: '^packages/(domain|api-client)/|^packages/ui/src/(features|charts|dashboard)/' },
    ),
    never(
      'tokens-only-through-themes',
      'Raw values are for themes and what builds them; components use the contract.',
      { path: '^packages/ui/src/(?!themes/|theming/|tokens/)', pathNot: TESTS },
      { path: '^packages/ui/src/tokens/' },
    ),
    never(
      'ui-knows-no-network',
      'The design system fetches nothing and knows no router.',
      { path: '^packages/ui/src' },
      { path: `^packages/api-client/|^apps/|${npm('swr', 'msw', 'react-router', 'react-router-dom')}` },
    ),
    never(
      'composites-keep-apart',
      "A feature's composites do not reach into another feature's folder; the badges, the note about daily limits, and what forms, links, surfaces and tables have in common belong to all of them, and a story may show two.",
      { path: '^packages/ui/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^packages/ui/src/features/', pathNot: '^packages/ui/src/features/($1|badges|daily-limits|forms|links|surfaces)/' },
    ),
    never(
      'contract-is-neutral',
      'The contract serves client and server alike.',
      { path: '^packages/api-client/src/contract/', pathNot: TESTS },
      { path: `^packages/ui/|^packages/api-client/src/(client|hooks|mocks)/|${npm('react', 'swr', 'msw')}` },
    ),
    never(
      'hooks-fetch-only',
      'Hooks know neither looks, nor routes, nor mocks.',
      { path: '^packages/api-client/src/(hooks|client)/', pathNot: TESTS },
      { path: `^packages/ui/|^packages/api-client/src/mocks/|${npm('msw', 'react-router', 'react-router-dom')}` },
    ),
    never(
      'mocks-know-the-contract',
      'Mocks are made from the contract and the fixtures.',
      { path: '^packages/api-client/src/mocks/', pathNot: TESTS },
      { path: '^packages/ui/|^packages/api-client/src/hooks/' },
    ),
    never(
      'portal-composes',
      'The portal reads data through hooks.',
      { path: '^apps/portal/src/', pathNot: TESTS },
      { path: '^packages/api-client/src/contract/|^apps/server/' },
    ),
    never(
      'mocks-stay-out-of-the-portal',
      'Mocks are for stories.',
      { path: '^apps/portal/src/', pathNot: `${TESTS}|^apps/portal/src/stories` },
      { path: `^packages/api-client/src/mocks/|${npm('msw')}` },
    ),
    never(
      'features-keep-apart',
      "A server feature asks another's service, and imports nothing else of it; its table may name another's in a foreign key.",
      { path: '^apps/server/src/features/([^/]+)/', pathNot: `${TESTS}|\\.table\\.ts$` },
      { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/|\\.service\\.ts$' },
    ),
    never(
      'tables-refer-to-tables',
      "A table knows another feature's table, for a foreign key, and nothing else of it.",
      { path: '^apps/server/src/features/([^/]+)/.*\\.table\\.ts$' },
      { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/|\\.table\\.ts$' },
    ),
    never(
      'repos-are-private',
      'A repo serves the folder that it lies in; whoever else wants its rows asks what lies beside it.',
      { path: '^(apps/server/src|apps/server/src/.+)/[^/]+$', pathNot: TESTS },
      { path: '^apps/server/src/.+\\.repo\\.ts$', pathNot: '^$1/[^/]+$' },
    ),
    never(
      'sql-in-repos-only',
      'Statements are written in repos and columns in tables. Only db/ writes its own: migrations, triggers, backups, seeds.',
      { path: '^apps/server/src/', pathNot: `${TESTS}|\\.(repo|table)\\.ts$|^apps/server/src/db/` },
      { path: npm('drizzle-orm', 'pg', '@electric-sql/pglite') },
    ),
    never(
      'tables-in-repos-only',
      "With a table at hand a service would write statements itself. The types of its rows are anybody's.",
      { path: '^apps/server/src/', pathNot: `${TESTS}|\\.(repo|table)\\.ts$|^apps/server/src/db/` },
      { path: '^apps/server/src/(.+\\.table|db/schema)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'server-takes-the-contract-only',
      'The server needs the contract, and how a theme is made of a colour, not the client side.',
      { path: '^apps/server/src/', pathNot: TESTS },
      { path: '^packages/(ui/(?!src/theming/index\\.ts)|api-client/src/(client|hooks|mocks))/' },
    ),
    never(
      'features-come-last',
      'Charts and the shell serve every feature, so they know none.',
      { path: '^packages/ui/src/(charts|dashboard)/', pathNot: TESTS },
      { path: '^packages/ui/src/features/' },
    ),
    never('apps-are-not-imported', 'A package knows no app.', { path: '^packages/' }, { path: '^apps/' }),
    never('apps-keep-apart', 'Apps meet in the contract.', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    never(
      'no-test-code-in-products',
      'Tests may import products, not the other way round.',
      { pathNot: `${TESTS}|^(e2e|bench|scripts|\\.storybook)/` },
      { path: '\\.(test|stories|guide)\\.tsx?$|^packages/ui/src/testing/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|storybook-static)/' },
    enhancedResolveOptions: { conditionNames: ['@quad/source', 'import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
};
