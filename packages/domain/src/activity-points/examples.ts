import type { PointRulesInput } from './rules.ts';

/** Shown beside every example: these rules come from third-party copies, and rules change. */
export const CHECK_RULES = 'Check with the current rules.';

const NO_BOUND = { cap: null, year_cap: null, minimum: 0 };

/** The suggested activities of AICTE's programme: two weeks of 80 to 90 hours each give 20 points, and each counts once. */
const AICTE_ACTIVITIES = {
  'aicte-schools': 'Helping local schools',
  'aicte-village-income': 'Business proposals for village income',
  'aicte-water': 'Sustainable water management',
  'aicte-tourism': 'Tourism promotion',
  'aicte-technologies': 'Promotion of appropriate technologies',
  'aicte-energy': 'Reduction in energy consumption',
  'aicte-skills': 'Skilling of rural people',
  'aicte-digital-payments': 'Digital money transactions',
  'aicte-women': 'Information club for women',
  'aicte-waste': 'Garbage disposal',
  'aicte-marketing': 'Marketing of rural produce',
  'aicte-food': 'Food preservation and packaging',
  'aicte-automation': 'Automation of local activities',
  'aicte-awareness': 'Public awareness in rural outreach',
  'aicte-national': 'National initiatives of the Government of India',
};

/**
 * AICTE's Activity Point Programme: 100 points in four years, in addition to the grades. Lateral entrants need 75, which is a separate set
 * of rules.
 */
export const AICTE_RULES: PointRulesInput = {
  name: 'AICTE activity points',
  source: `AICTE Activity Point Programme (Model Internship Guidelines, chapter 6), as the circular of Visvesvaraya Technological University of August 2019 repeats it. ${CHECK_RULES}`,
  program: 'B.Tech',
  admitted_from: 2018,
  admitted_to: null,
  valid_from: '2018-07-01',
  years: 4,
  year_starts_in: 7,
  minimum: 100,
  milestones: [],
  segments: [
    {
      ...NO_BOUND,
      _id: 'aicte',
      name: 'Community service and allied activities',
      criteria: Object.entries(AICTE_ACTIVITIES).map(([_id, name]) => ({
        kind: 'external' as const,
        _id,
        name,
        points: 20,
        per_hours: 80,
        cap: 20,
      })),
    },
  ],
};

/** KTU's levels mapped to the portal's: college, zonal, state or university, national, international. */
const KTU_SPORTS = { college: 8, district: 15, state: 25, national: 40, international: 60 };
const KTU_CULTURAL = { college: 8, district: 12, state: 20, national: 40, international: 60 };
const KTU_LEVELS = ['college', 'district', 'state', 'national', 'international'] as const satisfies (keyof typeof KTU_SPORTS)[];

/** Points for a prize, in addition to participation. */
const KTU_PRIZES = [
  { _id: 'first', name: 'first prize', positions: ['1', '1st', 'First', 'Winner'], more: 10, moreFromNational: 20 },
  { _id: 'second', name: 'second prize', positions: ['2', '2nd', 'Second', 'Runner-up'], more: 8, moreFromNational: 16 },
  { _id: 'third', name: 'third prize', positions: ['3', '3rd', 'Third'], more: 5, moreFromNational: 12 },
  { _id: 'part', name: 'participation', positions: [], more: 0, moreFromNational: 0 },
];

function ktuLevels(type: 'sports' | 'cultural', participation: typeof KTU_SPORTS): PointRulesInput['segments'][number]['criteria'] {
  return KTU_PRIZES.flatMap(({ _id, name, positions, more, moreFromNational }) =>
    KTU_LEVELS.map((level) => ({
      kind: 'achievement' as const,
      _id: `ktu-${type}-${level}-${_id}`,
      name: `${level}, ${name}`,
      points: participation[level] + (level === 'national' || level === 'international' ? moreFromNational : more),
      cap: null,
      types: [type],
      levels: [level],
      positions,
    })),
  );
}

const ktuExternal = (_id: string, name: string, points: number, cap: number) => ({
  kind: 'external' as const,
  _id: `ktu-${_id}`,
  name,
  points,
  cap,
  per_hours: null,
});

const ktuPosition = (_id: string, name: string, points: number, position_types: string[]) => ({
  kind: 'position' as const,
  _id: `ktu-${_id}`,
  name,
  points,
  cap: null,
  position_types,
  per_months: null,
});

/**
 * KTU's scheme before 2024: 100 points, which make two credits of 50 points each, without a grade. No source was found that says which
 * segments belong to which credit, so no segment has a minimum here.
 */
export const KTU_RULES: PointRulesInput = {
  name: 'KTU activity points',
  source: `APJ Abdul Kalam Technological University, "Rules for assigning activity points", as copied by ktustudents.in (2016): 100 points for two credits; points and caps as public calculators of points repeat them. ${CHECK_RULES}`,
  program: 'B.Tech',
  admitted_from: 2016,
  admitted_to: 2023,
  valid_from: '2016-07-01',
  years: 4,
  year_starts_in: 7,
  minimum: 100,
  milestones: [],
  segments: [
    {
      ...NO_BOUND,
      _id: 'ktu-national',
      name: 'National initiatives',
      criteria: [ktuExternal('ncc', 'NCC, two years', 60, 60), ktuExternal('nss', 'NSS, two years', 60, 60)],
    },
    { ...NO_BOUND, _id: 'ktu-sports', name: 'Sports and games', cap: 80, criteria: ktuLevels('sports', KTU_SPORTS) },
    { ...NO_BOUND, _id: 'ktu-cultural', name: 'Cultural activities', cap: 80, criteria: ktuLevels('cultural', KTU_CULTURAL) },
    {
      ...NO_BOUND,
      _id: 'ktu-professional',
      name: 'Professional self initiatives',
      criteria: [
        ktuExternal('mooc', 'MOOC with final assessment', 50, 50),
        ktuExternal('language', 'Foreign language skill', 50, 50),
        ktuExternal('conference', 'Conference or workshop at an IIT or NIT', 20, 40),
        ktuExternal('paper', 'Paper at an IIT or NIT', 30, 40),
        ktuExternal('poster', 'Poster at an IIT or NIT', 20, 30),
        ktuExternal('internship', 'Internship of at least 5 full days', 20, 20),
        ktuExternal('visit', 'Industrial or exhibition visit', 5, 10),
      ],
    },
    {
      ...NO_BOUND,
      _id: 'ktu-innovation',
      name: 'Entrepreneurship and innovation',
      criteria: [
        ktuExternal('company', 'Start-up company, registered', 60, 60),
        ktuExternal('patent-filed', 'Patent, filed', 30, 60),
        ktuExternal('patent-published', 'Patent, published', 35, 60),
        ktuExternal('patent-approved', 'Patent, approved', 50, 60),
        ktuExternal('patent-licensed', 'Patent, licensed', 80, 80),
        ktuExternal('prototype', 'Prototype, developed and tested', 60, 60),
        ktuExternal('societal', 'Societal innovation', 50, 50),
      ],
    },
    {
      ...NO_BOUND,
      _id: 'ktu-leadership',
      name: 'Leadership and management',
      cap: 40,
      criteria: [
        ktuPosition('core', 'Core coordinator', 15, ['Coordinator', 'Core Member']),
        ktuPosition('sub', 'Sub coordinator', 10, ['Team Lead']),
        ktuPosition('volunteer', 'Volunteer', 5, ['Volunteer', 'Member']),
      ],
    },
  ],
};
