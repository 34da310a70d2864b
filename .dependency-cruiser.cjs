/**
 * The rooms of src/, top to bottom. A room may import only itself and rooms written above it.
 * docs/architecture.md says what each one holds.
 */
const rooms = [
  'kit',
  'ui',
  'db',
  'settings',
  'session',
  'mail',
  'files',
  'pictures',
  'forms',
  'calendar',
  'map',
  'catalogue',
  'delivery',
  'content',
  'listing',
  'search',
  'region',
  'instalments',
  'accounts',
  'customers',
  'giftCards',
  'basket',
  'lists',
  'orders',
  'opinions',
  'hotspots',
  'product',
  'routes',
  'server',
];

const order = rooms.slice(0, -1).map((room, place) => ({
  name: `room-order-${room}`,
  severity: 'error',
  comment: `${room} may import only rooms written above it`,
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${rooms.slice(place + 1).join('|')})/|^src/cli\\.ts` },
}));

module.exports = {
  forbidden: [
    ...order,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'store-is-private',
      severity: 'error',
      comment: "a room's store is its own business; ask its service",
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/store(\\.server\\.ts|/)', pathNot: '^src/$1/' },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      comment: 'only server files, route modules, tests and the command line may import *.server.ts',
      from: {
        path: '^src/',
        pathNot: '\\.server(\\.test)?\\.tsx?$|\\.test\\.tsx?$|^src/(routes|server)/|^src/cli\\.ts',
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kit-is-pure',
      severity: 'error',
      from: { path: '^src/kit/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'form-rules-are-pure',
      severity: 'error',
      comment: 'browser and server run the same rules; what needs a library is handed to them by *.server.ts',
      from: { path: '^src/forms/(rules/|[^/]+\\.ts$)', pathNot: '\\.server\\.ts$|\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm'] },
    },
    {
      name: 'known-rooms-only',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${rooms.join('|')})/|^src/cli\\.ts$` },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw)$' },
    },
    { name: 'tests-are-not-imported', severity: 'error', from: {}, to: { path: '\\.test\\.tsx?$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
