/**
 * The rooms of src/, top to bottom. A room may import only itself and rooms written above it.
 * docs/architecture.md says what each one holds.
 */
const rooms = [
  'kit',
  'ui',
  'db',
  'settings',
  'storage',
  'session',
  'mail',
  'files',
  'pictures',
  'forms',
  'calendar',
  'map',
  'catalogue',
  'delivery',
  'branches',
  'content',
  'listing',
  'search',
  'region',
  'snippets',
  'instalments',
  'passkeys',
  'customers',
  'giftCards',
  'basket',
  'offline',
  'lists',
  'comparison',
  'payments',
  'orders',
  'withdrawals',
  'checkout',
  'orderPages',
  'subscriptions',
  'recalls',
  'opinions',
  'hotspots',
  'measuring',
  'product',
  'languages',
  'routes',
  'server',
];

const TESTS = '\\.test\\.tsx?$|/testing(\\.server)?(\\.ts$|/)';

/**
 * The folders inside the large rooms, top to bottom, by the same rule. Files beside the folders are the room's own
 * ground and its front: they may import any of them, and be imported by them.
 */
const folders = {
  forms: ['rules', 'engine', 'ui', 'address'],
  catalogue: ['guarantee', 'store', 'import', 'export', 'wire'],
  content: ['contact', 'cookies', 'main', 'newsletter', 'announcements', 'fill'],
  listing: ['address', 'catalogueIndex', 'listView', 'query'],
  customers: ['points', 'store', 'pages', 'dialog', 'service'],
  basket: ['rebates', 'totals', 'store', 'graph', 'service', 'top', 'page'],
  payments: ['transfer', 'payu', 'simulator'],
  orders: [
    ...['store', 'giftCards', 'transitions', 'merchant', 'emails'],
    ...['downloads', 'account', 'pay', 'webhook'],
  ],
  checkout: ['placing', 'page'],
  orderPages: ['account', 'linkByEmail', 'downloads', 'giftCards', 'order'],
  product: [
    ...['store', 'subject', 'gallery', 'recent', 'attachments', 'backInStock', 'question', 'quote', 'priceAlert'],
    ...['wire', 'buy', 'fresh'],
  ],
  routes: ['head', 'frame', 'layout', 'account', 'order', 'lists'],
  server: [
    'document',
    'graphql',
    'processes',
    'http',
    'edits',
    'open',
    'cache',
    'discovery',
    'pages',
    'ajax',
    'redirects',
    'base',
    'mount',
    'commands',
  ],
};

const KNOWN_PAIRS = {
  // The answer of the wire is told by the sizes it is read into, which belong to buying.
  'product/wire': '^src/product/buy/state/model\\.ts$',
};

const inside = Object.entries(folders).flatMap(([room, all]) => [
  ...all.slice(0, -1).map((folder, place) => ({
    name: `folder-order-${room}-${folder}`,
    severity: 'error',
    comment: `${room}/${folder} may import only folders of ${room} written above it`,
    from: { path: `^src/${room}/${folder}/`, pathNot: TESTS },
    to: {
      path: `^src/${room}/(${all.slice(place + 1).join('|')})/`,
      ...(KNOWN_PAIRS[`${room}/${folder}`] ? { pathNot: KNOWN_PAIRS[`${room}/${folder}`] } : {}),
    },
  })),
  {
    name: `known-folders-of-${room}`,
    severity: 'error',
    comment: `a new folder of ${room} takes its place in the order of folders`,
    from: {},
    to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/(${all.join('|')}|testing|fixtures)/` },
  },
]);

const order = rooms.slice(0, -1).flatMap((room, place) => {
  const below = `^src/(${rooms.slice(place + 1).join('|')})/|^src/cli\\.ts`;
  const rule = { severity: 'error', comment: `${room} may import only rooms written above it` };
  return [
    { ...rule, name: `room-order-${room}`, from: { path: `^src/${room}/`, pathNot: TESTS }, to: { path: below } },
    {
      ...rule,
      name: `room-order-${room}-tests`,
      comment: `tests of ${room} may be helped by the test shops of rooms below it, and by nothing else there`,
      from: { path: `^src/${room}/.*(${TESTS})` },
      to: { path: below, pathNot: '^src/[^/]+/testing/' },
    },
  ];
});

module.exports = {
  forbidden: [
    ...order,
    ...inside,
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
    // Not 'specify', which compiles each file as well, in three times the time: an `import type` tells itself.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
