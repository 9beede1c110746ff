// The picture of docs/architecture.md: boxes and arrows above, who may import whom below.

/** Where each package stands: left edge and width, and the row of the picture; the server stands beside the first two rows. */
const PLACES = {
  portal: { name: 'apps/portal', x: 20, width: 690, row: 0 },
  ui: { name: 'packages/ui', x: 20, width: 330, row: 1 },
  'api-client': { name: 'packages/api-client', x: 380, width: 330, row: 1 },
  server: { name: 'apps/server', x: 770, width: 330, row: 0, spans: 2 },
  domain: { name: 'packages/domain', x: 20, width: 1080, row: 2 },
};
const WIDTH = 1120;
const BOX = { height: 32, gap: 30, head: 34, foot: 16 };
const ROW_GAP = 64;
const CELL = 19;

const round = (number) => Math.round(number * 10) / 10;
const byName = (one, other) => (one < other ? -1 : 1);
const range = (length) => Array.from({ length }, (_, at) => at);

/**
 * The imports between the rooms of a package that go downward: as many as fit together without a circle, those with most imports first.
 * What is left goes against them.
 *
 * @returns {Map<object, Set<object>>}
 */
function downwardOf(rooms) {
  const below = new Map(rooms.map((room) => [room, new Set()]));
  const reaches = (from, to) => from === to || [...below.get(from)].some((next) => reaches(next, to));
  rooms
    .flatMap((from) => rooms.filter((to) => from.imports.has(to.id)).map((to) => ({ from, to, count: from.imports.get(to.id) })))
    .sort((one, other) => other.count - one.count || byName(one.from.id + one.to.id, other.from.id + other.to.id))
    .forEach(({ from, to }) => {
      if (!reaches(to, from)) below.get(from).add(to);
    });
  return below;
}

/** The rooms of a package in lines: each stands below all that import it. */
function linesOf(rooms, below) {
  const rankOf = (room) => Math.max(0, ...rooms.filter((from) => below.get(from).has(room)).map((from) => rankOf(from) + 1));
  const ranks = new Map(rooms.map((room) => [room, rankOf(room)]));
  const used = [...new Set(ranks.values())].sort((one, other) => one - other);
  return used.map((rank) => rooms.filter((room) => ranks.get(room) === rank));
}

/** Gives every room its box, and every package its frame. */
function place(rooms) {
  const groups = Object.entries(PLACES).map(([owner, spot]) => {
    const own = rooms.filter((room) => room.owner === owner).sort((one, other) => byName(one.label, other.label));
    const below = downwardOf(own);
    const lines = linesOf(own, below);
    const height = BOX.head + BOX.foot + lines.length * BOX.height + (lines.length - 1) * BOX.gap;
    return { owner, ...spot, below, lines, height };
  });
  const heightOf = (row) => Math.max(...groups.filter((group) => group.row === row && !group.spans).map(({ height }) => height));
  const wide = groups.find(({ spans }) => spans);
  const slack = Math.max(0, wide.height - heightOf(0) - ROW_GAP - heightOf(1));
  const tops = [20, 20 + heightOf(0) + ROW_GAP, 20 + heightOf(0) + ROW_GAP + heightOf(1) + slack + ROW_GAP];
  const boxes = new Map();
  for (const group of groups) {
    const rowHeight = group.spans ? heightOf(0) + ROW_GAP + heightOf(1) + slack : heightOf(group.row) + (group.row === 1 ? slack : 0);
    Object.assign(group, { y: tops[group.row], height: rowHeight });
    const inner = rowHeight - BOX.head - BOX.foot;
    const step = group.lines.length > 1 ? (inner - BOX.height) / (group.lines.length - 1) : 0;
    for (const [line, members] of group.lines.entries()) {
      const width = Math.min(190, (group.width - 32 - (members.length - 1) * 24) / members.length);
      const free = group.width - members.length * width;
      for (const [at, room] of members.entries()) {
        const x = group.x + (free / (members.length + 1)) * (at + 1) + at * width;
        boxes.set(room.id, { room, line, x, y: group.y + BOX.head + line * step, width, middle: x + width / 2 });
      }
    }
  }
  return { groups, boxes };
}

/** True where another way leads from one room down to the other: that arrow says nothing new. */
function isDetour(from, to, below) {
  const leads = (room) => room === to || [...below.get(room)].some(leads);
  return [...below.get(from)].some((next) => next !== to && leads(next));
}

/** An arrow between two boxes of a package; with a head at both ends where they import each other. */
function drawArrow({ from, to, kind, isBoth }) {
  const head = `url(#${kind})`;
  const [y1, y2] = from.y > to.y ? [from.y, to.y + BOX.height + 2] : [from.y + BOX.height + (isBoth ? 2 : 0), to.y - 2];
  const pull = (y2 - y1) / 2;
  const [x1, x2] = [from, to].map(({ middle }) => round(middle + (kind === 'up' ? 14 : 0)));
  const way = `M${x1} ${round(y1)} C${x1} ${round(y1 + pull)} ${x2} ${round(y2 - pull)} ${x2} ${round(y2)}`;
  return `<path class="${kind}" d="${way}" marker-end="${head}"${isBoth ? ` marker-start="${head}"` : ''}/>`;
}

function drawGroup({ owner, name, x, y, width, height }) {
  return `<rect class="group ${owner}" x="${x}" y="${round(y)}" width="${width}" height="${round(height)}" rx="10"/><text class="name" x="${x + 14}" y="${round(y + 22)}">${name}</text>`;
}

function drawBox({ room, x, y, width, middle }) {
  return `<rect class="box" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${BOX.height}" rx="6"/><text class="room" x="${round(middle)}" y="${round(y + 21)}">${room.label}</text>`;
}

/** Arrows within a package: the shortest ways, because the table has every import; dashed are those that go up. */
function drawInner(groups, boxes) {
  return groups.flatMap(({ below, lines }) =>
    lines.flat().flatMap((from, _, rooms) =>
      rooms.flatMap((to) => {
        const isDown = below.get(from).has(to);
        const isUp = from.imports.has(to.id) && !isDown && !below.get(to).has(from);
        if (!isUp && (!isDown || isDetour(from, to, below))) return [];
        const kind = isDown ? 'arrow' : 'up';
        return [drawArrow({ from: boxes.get(from.id), to: boxes.get(to.id), kind, isBoth: isDown && to.imports.has(from.id) })];
      }),
    ),
  );
}

/** Which rooms of a package another one imports. */
function usedRooms(rooms, user, used) {
  const ids = new Set(rooms.filter(({ owner }) => owner === user).flatMap(({ imports }) => [...imports.keys()]));
  return rooms.filter(({ owner, id }) => owner === used && ids.has(id)).map(({ label }) => label);
}

/** An arrow between two packages, with the rooms that it leads to. */
function drawOuter(groups, rooms) {
  const at = Object.fromEntries(groups.map((group) => [group.owner, group]));
  const { portal, ui, domain, server } = at;
  const client = at['api-client'];
  const below = (group) => group.y + group.height;
  const down = (x, from, to) => ({ x1: x, y1: below(from), x2: x, y2: to.y - 5, label: [x + 10, below(from) + 26] });
  const gap = ui.x + ui.width + 15;
  const routes = [
    ['portal', 'ui', down(ui.x + 60, portal, ui)],
    ['portal', 'api-client', down(client.x + 60, portal, client)],
    ['portal', 'domain', { ...down(gap, portal, domain), label: null }],
    ['ui', 'domain', { ...down(ui.x + 60, ui, domain), label: null }],
    ['api-client', 'domain', { ...down(client.x + 60, client, domain), label: null }],
    ['server', 'domain', { ...down(server.x + 60, server, domain), label: null }],
    [
      'server',
      'api-client',
      {
        x1: server.x,
        y1: client.y + 60,
        x2: client.x + client.width + 5,
        y2: client.y + 60,
        label: [client.x + client.width + 6, client.y + 50],
      },
    ],
    // Under what stands between them.
    [
      'server',
      'ui',
      {
        x1: server.x + 30,
        y1: below(server),
        via: [
          [server.x + 30, below(server) + 34],
          [ui.x + ui.width - 40, below(server) + 34],
        ],
        x2: ui.x + ui.width - 40,
        y2: below(ui) + 5,
        label: [client.x + 70, below(server) + 28],
      },
    ],
  ];
  const known = new Set(routes.map(([user, used]) => `${user} ${used}`));
  const unforeseen = groups.flatMap(({ owner: user }) =>
    groups
      .filter(({ owner: used }) => user !== used && usedRooms(rooms, user, used).length > 0 && !known.has(`${user} ${used}`))
      .map(({ owner }) => `${user} ${owner}`),
  );
  if (unforeseen.length > 0)
    throw new Error(`scripts/architecture-picture.mjs has no way for an arrow between packages: ${unforeseen.join(', ')}`);
  return routes.flatMap(([user, used, { x1, y1, x2, y2, via = [], label }]) => {
    const names = usedRooms(rooms, user, used);
    if (names.length === 0) return [];
    const text = label ? `<text class="note" x="${round(label[0])}" y="${round(label[1])}">${names.join(', ')}</text>` : '';
    const corners = via.map(([x, y]) => `L${round(x)} ${round(y)} `).join('');
    return [`<path class="road" marker-end="url(#road)" d="M${round(x1)} ${round(y1)} ${corners}L${round(x2)} ${round(y2)}"/>${text}`];
  });
}

/** Who may import whom: a full mark for what is imported, an empty one for what a rule would allow, none for what is refused. */
function drawTable(groups, top) {
  const rooms = groups.flatMap(({ lines }) => lines.flat());
  const left = 190;
  const head = top + 150;
  const name = (room) => (room.owner === 'domain' ? 'domain' : `${room.owner}/${room.label}`);
  const columns = rooms.map(
    (room, at) => `<text class="cell" transform="translate(${left + at * CELL + 13} ${head - 8}) rotate(-55)">${name(room)}</text>`,
  );
  const rows = rooms.map((from, row) => {
    const y = head + row * CELL;
    const marks = rooms.map((to, at) => {
      const [x, middle] = [left + at * CELL + CELL / 2, y + CELL / 2];
      if (from === to) return `<rect class="self" x="${left + at * CELL}" y="${y}" width="${CELL}" height="${CELL}"/>`;
      if (from.imports.has(to.id)) return `<circle class="used" cx="${x}" cy="${middle}" r="4.5"/>`;
      return from.allowed.has(to.id) ? `<circle class="free" cx="${x}" cy="${middle}" r="3"/>` : '';
    });
    return `<text class="cell" text-anchor="end" x="${left - 8}" y="${y + 13.5}">${name(from)}</text>${marks.join('')}`;
  });
  const size = rooms.length * CELL;
  const lines = range(rooms.length + 1).map(
    (at) => `<path class="line" d="M${left} ${head + at * CELL} h${size} M${left + at * CELL} ${head} v${size}"/>`,
  );
  const key = left + size + 60;
  const notes = [
    ['used', 4.5, 'imports it'],
    ['free', 3, 'may import it, and does not'],
    ['', 0, 'empty: a rule forbids it'],
  ].map(([kind, radius, text], at) => {
    const mark = kind ? `<circle class="${kind}" cx="${key}" cy="${head + 20 + at * 26}" r="${radius}"/>` : '';
    return `${mark}<text class="note" x="${key + 14}" y="${head + 24 + at * 26}">${text}</text>`;
  });
  return { parts: [...lines, ...columns, ...rows, ...notes], bottom: head + size + 20 };
}

const STYLE = `
text { font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1d2433; }
.name { font-size: 14px; font-weight: 600; } .room { font-size: 13px; text-anchor: middle; } .note { font-size: 12px; fill: #4b5468; } .cell { font-size: 11.5px; }
.group { fill: #f6f1e7; stroke: #d9cfbb; } .portal, .server { fill: #eef1f7; stroke: #c5cddd; } .domain { fill: #fdf0d5; stroke: #e3c98d; }
.box { fill: #fff; stroke: #8a93a6; } .arrow, .up, .road { fill: none; }
.arrow { stroke: #1d2433; stroke-width: 1.4; } .up { stroke: #b3402e; stroke-dasharray: 4 3; } .road { stroke: #9a5b00; stroke-width: 2.5; }
.used { fill: #1d2433; } .free { fill: none; stroke: #8a93a6; stroke-width: 1.2; } .self { fill: #ddd5c5; } .line { stroke: #e7e0d2; fill: none; }`;

function marker(id, color, size) {
  return `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="${size}" markerHeight="${size}" orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 z" fill="${color}"/></marker>`;
}

/**
 * @param {import('./architecture-rooms.mjs').Room[]} rooms
 * @returns {string} the picture, as SVG
 */
export function drawArchitecture(rooms) {
  const { groups, boxes } = place(rooms);
  const lost = rooms.filter(({ id }) => !boxes.has(id)).map(({ owner }) => owner);
  if (lost.length > 0) throw new Error(`scripts/architecture-picture.mjs has no place for: ${lost.join(', ')}`);
  const table = drawTable(groups, Math.max(...groups.map(({ y, height }) => y + height)));
  const parts = [
    ...groups.map(drawGroup),
    ...drawInner(groups, boxes),
    ...[...boxes.values()].map(drawBox),
    ...drawOuter(groups, rooms),
    ...table.parts,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${round(table.bottom)}" role="img" aria-label="Packages, their rooms, and who imports whom">
<style>${STYLE}</style>
<defs>${marker('arrow', '#1d2433', 7)}${marker('up', '#b3402e', 7)}${marker('road', '#9a5b00', 4)}</defs>
<rect width="100%" height="100%" fill="#fffdf9"/>
${parts.join('\n')}
</svg>
`;
}
