// Which addresses belong to a screen, and which of its states are impossible, equal for all roles, or shown by a part. This cannot be read
// from stories, because it is about missing ones. The test reports entries that are not needed any more.

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {readonly string[]} at addresses, as routes of the portal or sections of the shell
 * @property {string} [over] the start of its stories' titles, for a screen without an address that opens over any other
 * @property {readonly string[]} [sameForRoles] states that look the same for every role, so that the stories of one role are enough
 * @property {readonly string[]} [shows] its parts, as folders in packages/ui/src, whose stories show the states that its own do not
 * @property {Readonly<Record<string, string>>} [parts] the story of a part for a state, where the name of the story does not say it
 * @property {Readonly<Record<string, string>>} [without] why a state is impossible; by state, or by role and state (`student empty`)
 */

const NO_REQUEST = 'It asks the server for nothing before something is sent, so there is nothing to wait for.';
const READ_ONLY = 'It only shows: nothing is sent from here.';
const OWN_TEXTS = 'All texts are its own, and none can grow.';
const NO_LIST = 'There is no list that could be long.';
const A_FORM = 'A form begins empty: that is how it is loaded.';
const TO_COME = 'It is to come: two sentences say so.';
const ONE_RECORD = 'It shows one record: where there is none, it was not found.';
const COUNTS = 'Figures are as many as there are tiles, however large they are.';

const withoutRequest = { loading: NO_REQUEST, failed: NO_REQUEST };
const readOnly = { busy: READ_ONLY, refused: READ_ONLY };
const withoutData = { long: OWN_TEXTS, many: NO_LIST };
const formWithoutData = { ...withoutRequest, empty: A_FORM };
const EXCEPT_LOADED = ['loading', 'empty', 'failed', 'busy', 'refused', 'long', 'many'];
const ALL = ['loaded', ...EXCEPT_LOADED];

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'Sign in', at: ['/login'], shows: ['features/accounts/SignInForm'], without: { ...formWithoutData, ...withoutData } },
  { name: 'Sign in with a passkey', at: ['/login/passkey'], without: { ...formWithoutData, ...withoutData } },
  { name: 'Register', at: ['/register'], shows: ['features/accounts/RegisterForm'], without: { ...formWithoutData, ...withoutData } },
  {
    name: 'Forgot password',
    at: ['/forgot-password'],
    shows: ['features/accounts/ForgotPasswordForm'],
    without: { ...formWithoutData, ...withoutData },
  },
  { name: 'Reset password', at: ['/reset-password/:id/:resetToken'], without: { empty: A_FORM, ...withoutData } },
  {
    name: 'Check your mail',
    at: ['/verify-email'],
    shows: ['features/accounts/CheckMail'],
    without: {
      empty: 'Whoever comes here has an address.',
      failed: 'It shows what the session says, and asks for no more.',
      many: NO_LIST,
    },
  },
  {
    name: 'Confirm an address',
    at: ['/verify-email/:id/:token'],
    shows: ['features/accounts/ConfirmAddress'],
    without: { empty: 'Without a link nobody comes here.', ...withoutData },
  },
  {
    name: 'Stop a change of the account',
    at: ['/stop-change/:token'],
    without: { ...withoutRequest, empty: 'Without a link nobody comes here.', ...withoutData },
  },
  {
    name: 'Onboarding',
    at: ['/onboarding'],
    shows: ['features/accounts/OnboardingForm', 'features/accounts/AccountPage'],
    without: { empty: A_FORM, failed: 'It shows what the session says, and asks for no more.', many: NO_LIST },
  },
  { name: 'Sign out', at: ['/logout'], sameForRoles: ALL, without: { ...withoutRequest, empty: 'It does one thing.', ...withoutData } },
  { name: 'Not allowed', at: ['/unauthorised'], without: { ...withoutRequest, empty: 'It says one thing.', ...readOnly, ...withoutData } },
  {
    name: 'Home of the dashboard',
    at: ['/dashboard'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['charts/BarChart'],
    parts: { long: 'charts/BarChart/Adapts' },
    without: { ...readOnly },
  },
  {
    name: 'Student home',
    at: ['/home'],
    sameForRoles: ALL,
    shows: ['features/dashboard/UpcomingEvents'],
    without: { ...readOnly, many: 'It shows the next three events and the latest achievement.' },
  },
  {
    name: 'Profile',
    at: ['/profile', '/dashboard/profile'],
    sameForRoles: ALL,
    shows: ['features/profile/ProfileView', 'features/profile/ProfileForm'],
    without: { many: NO_LIST },
  },
  {
    name: 'Events',
    at: ['/events', '/dashboard/events'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/events/EventCard'],
    parts: { 'student long': 'features/events/EventListCompact/LongTitle' },
    without: { 'student busy': READ_ONLY, 'student refused': READ_ONLY },
  },
  { name: 'One event', at: ['/events/:id'], sameForRoles: ALL, without: { empty: ONE_RECORD, many: NO_LIST } },
  {
    name: 'Participants of an event',
    at: ['/events/:id/participants'],
    sameForRoles: ALL,
    shows: ['features/registrations/AddParticipantDialog', 'features/registrations/ParticipantList'],
  },
  {
    name: 'Questions and answers of an event',
    at: ['/events/:id/questions', '/events/:id/answers'],
    sameForRoles: ALL,
    without: { busy: 'A button is busy, as everywhere.' },
  },
  {
    name: 'Survey of an event',
    at: ['/events/:id/survey'],
    sameForRoles: ALL,
    without: {
      loading: 'A line of text stands in the place of the page.',
      empty: 'Who was not there sees that there is nothing for them.',
      failed: 'The error state of every screen stands in the place of the page.',
      busy: 'A button is busy, as everywhere.',
      long: 'Labels and what people wrote wrap.',
      many: 'The table of answers scrolls within itself.',
    },
  },
  {
    name: 'Calendar',
    at: ['/calendar'],
    sameForRoles: ALL,
    shows: ['features/calendar/EventCalendar'],
    parts: { busy: 'features/calendar/FeedPanel/Default', refused: 'features/calendar/FeedPanel/Refused' },
  },
  {
    name: 'Inbox',
    at: ['/inbox'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/inbox/InboxBoard'],
    parts: { 'coordinator loaded': 'features/inbox/InboxBoard/Default', busy: 'features/inbox/InboxBoard/Undo' },
  },
  {
    name: 'Settings',
    at: ['/settings'],
    sameForRoles: ALL,
    shows: ['features/accounts/PasskeyList'],
    parts: { busy: 'features/accounts/PasskeyList/Adding' },
  },
  {
    name: 'My data',
    at: ['/my-data'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/personal-data/DataArchive'],
    parts: {
      'coordinator loaded': 'features/personal-data/ErasurePanel/HasOffices',
      'GenSec loaded': 'features/personal-data/ErasurePanel/HasOffices',
      long: 'features/personal-data/ErasurePanel/Everything',
      many: 'features/personal-data/ErasurePanel/Everything',
    },
  },
  { name: 'Own record', at: ['/record'], sameForRoles: ALL, shows: ['features/records/RecordEditor', 'features/records/RecordSheet'] },
  { name: 'Activity points', at: ['/points'], sameForRoles: ALL },
  { name: 'Approvals', at: ['/approvals'], sameForRoles: ALL },
  {
    name: 'Money',
    at: ['/money', '/money/:unitId'],
    sameForRoles: ALL,
    without: { busy: 'A button is busy, as everywhere.', long: 'Names and the cells of tables wrap.' },
  },
  {
    name: 'Claim of expenses',
    at: ['/money/claims/:id'],
    sameForRoles: ALL,
    without: {
      loading: 'A line of text stands in the place of the claim.',
      failed: 'The error state of every screen stands in the place of the claim.',
      busy: 'A button is busy, as everywhere.',
      long: 'Names wrap, as in every list.',
      many: 'A claim has twenty lines at most.',
      refused: 'What is refused is said above the form, as everywhere.',
      empty: 'There is no claim without lines.',
    },
  },
  {
    name: 'Accreditation',
    at: ['/accreditation'],
    sameForRoles: ALL,
    without: {
      loading: 'A line of text stands in the place of the table.',
      failed: 'The error state of every screen stands in the place of the table.',
      busy: 'A button is busy, as everywhere.',
      long: 'The cells of a table wrap.',
      many: 'It is a table with a button for more.',
    },
  },
  { name: 'Shared record', at: ['/record/:token'], sameForRoles: ALL, shows: ['features/records/RecordSheet'], without: { ...readOnly } },
  {
    name: 'Check a credential',
    at: ['/verify'],
    sameForRoles: ALL,
    parts: { long: 'features/records/CredentialChecker/OnAPhone' },
    without: { ...formWithoutData, many: NO_LIST },
  },
  { name: 'Rooms', at: ['/rooms'], sameForRoles: ALL, shows: ['features/rooms/RoomFormDialog', 'features/rooms/RoomTimeline'] },
  {
    name: 'Check-in',
    at: ['/check-in/:token'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/check-in/ScanResultCard'],
    parts: { 'coordinator loaded': 'features/check-in/CheckInDesk/Default', 'GenSec loaded': 'features/check-in/CheckInDesk/Default' },
    without: { many: 'A search finds a few people, however many registered.' },
  },
  {
    name: 'Find anything',
    at: [],
    over: 'Pages/Search/',
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/search/SearchMenu'],
    parts: { 'GenSec loaded': 'features/search/SearchMenu/GeneralSecretary', loading: 'features/search/SearchMenu/Searching' },
    without: { ...readOnly, many: 'It shows the best few of each kind, however many there are.' },
  },
  {
    name: 'Administration',
    at: ['/admin/:section'],
    sameForRoles: ALL,
    shows: ['features/administration/PeopleList', 'features/administration/PersonDialog'],
  },
  {
    name: 'Add an event',
    at: ['/add-event', '/dashboard/add-event'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/events/EventFormDialog'],
    parts: { 'GenSec loaded': 'features/events/EventForm/Default' },
    without: { empty: A_FORM, loading: 'The form is there at once; units to choose from come when they come.' },
  },
  {
    name: 'Give feedback',
    at: ['/feedback', '/dashboard/give-feedback'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/feedback/GiveFeedbackForm', 'primitives/Combobox'],
    parts: { 'coordinator loaded': 'features/feedback/FeedbackList/Default', 'GenSec loaded': 'features/feedback/FeedbackList/Default' },
    without: { long: OWN_TEXTS },
  },
  {
    name: 'Read feedback',
    at: ['/viewfeedback', '/dashboard/feedback', '/dashboard/view-feedback'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/feedback/FeedbackList', 'features/feedback/ResolveFeedbackDialog'],
    parts: { 'coordinator loaded': 'features/feedback/FeedbackList/Default', 'GenSec loaded': 'features/feedback/FeedbackList/Default' },
    without: { 'student busy': READ_ONLY, 'student refused': READ_ONLY },
  },
  {
    name: 'Add an achievement',
    at: ['/add-achievement', '/dashboard/add-achievements'],
    sameForRoles: ALL,
    shows: ['features/achievements/AchievementForm'],
    without: { empty: A_FORM, loading: 'The form is there at once; events to choose from come when they come.', ...withoutData },
  },
  {
    name: 'Achievements',
    at: ['/view-achievements', '/dashboard/achievements', '/dashboard/view-achievements'],
    sameForRoles: ALL,
    shows: ['features/achievements/AchievementList'],
    without: { ...readOnly },
  },
  {
    name: 'Skills',
    at: ['/skills', '/dashboard/skills'],
    sameForRoles: ALL,
    shows: ['features/skills/UserSkillList'],
    parts: { busy: 'features/skills/AddSkillForm/Adding' },
  },
  {
    name: 'Own positions',
    at: ['/manage-position', '/dashboard/por'],
    sameForRoles: ALL,
    shows: ['features/positions/MyPositions'],
    without: { ...readOnly, many: 'Nobody holds so many: one page shows all of a life at the institute.' },
  },
  {
    name: 'Manage positions',
    at: ['/cosa', '/dashboard/cosa', '/dashboard/manage-positions'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/positions/PositionHolderList'],
    without: { ...readOnly },
  },
  {
    name: 'Appoint, add a position',
    at: ['/cosa/create'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/positions/PositionHolderForm', 'primitives/Combobox'],
    without: { empty: A_FORM, long: OWN_TEXTS },
  },
  {
    name: 'Endorsements',
    at: ['/gensec-endorse', '/dashboard/endorsement', '/dashboard/gensec-endorse', '/dashboard/endorse-achievements'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/endorsements/EndorsementCard', 'features/endorsements/EndorsementQueue'],
  },
  { name: 'Units', at: ['/dashboard/organization'], sameForRoles: ALL, shows: ['features/org-units/UnitTree'], without: { ...readOnly } },
  {
    name: 'Add a unit',
    at: ['/create-org-unit', '/dashboard/add-org-unit'],
    sameForRoles: EXCEPT_LOADED,
    shows: ['features/org-units/OrgUnitForm'],
    without: {
      empty: A_FORM,
      loading: 'The form is there at once; units to stand under come when they come.',
      failed: 'A unit needs none above it.',
      ...withoutData,
    },
  },
  {
    name: "General secretary's dashboard",
    at: ['/gensec-tech', '/gensec-acad', '/gensec-cult', '/gensec-sport'],
    without: {
      loading: 'It asks the server for nothing: it leads to other screens.',
      failed: 'It asks the server for nothing: it leads to other screens.',
      empty: 'Each secretary has the same modules.',
      ...readOnly,
      long: OWN_TEXTS,
      many: 'The modules are eight, and stay eight.',
    },
  },
  {
    name: 'Club dashboard',
    at: ['/club-dashboard'],
    shows: ['features/dashboard/ClubDashboard'],
    without: { ...readOnly, many: 'It shows the club, its contact and its latest events.' },
  },
  { name: "President's dashboard", at: ['/president-dashboard'], without: { ...readOnly, long: COUNTS, many: COUNTS } },
  { name: 'Approval (to come)', at: ['/president-approval'], without: Object.fromEntries(EXCEPT_LOADED.map((state) => [state, TO_COME])) },
  {
    name: 'Room booking (to come)',
    at: ['/roombooking'],
    sameForRoles: ['loaded'],
    without: Object.fromEntries(EXCEPT_LOADED.map((state) => [state, TO_COME])),
  },
];
