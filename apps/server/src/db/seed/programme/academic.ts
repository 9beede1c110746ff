import type { CouncilPlan, UnitPlan } from './plan.ts';

const council: UnitPlan = {
  name: 'Academic Council',
  type: 'Council',
  mailbox: 'council.academic',
  about: 'Speaks for students in academic matters and supports learning outside class.',
  venues: ['Senate Hall', 'Seminar Hall A'],
  events: [
    { title: 'Semester Course Fair', type: 'Fair', shape: 'afternoon', about: 'Meet the instructors before you choose your electives.' },
    { title: 'Research Internship Panel', type: 'Panel', shape: 'evening', about: 'Where to apply, when, and what to write.' },
    { title: 'Thesis Writing Clinic', type: 'Workshop', shape: 'forenoon', about: 'Bring a chapter and leave with comments on it.' },
    { title: 'Academic Council Town Hall', type: 'Meeting', shape: 'evening', about: 'Timetables, attendance and exams: ask the council.' },
  ],
};

const quiz: UnitPlan = {
  name: 'Quiz Club',
  type: 'Club',
  mailbox: 'quiz',
  about: 'For everybody who likes to know things.',
  venues: ['Lecture Hall 1', 'Seminar Hall A'],
  events: [
    { title: 'General Quiz Night', type: 'Quiz', shape: 'night', about: 'Teams of three, forty questions, no phones.' },
    { title: 'Freshers Quiz', type: 'Quiz', shape: 'evening', about: 'For first-year students only.' },
    { title: 'Business and Economy Quiz', type: 'Quiz', shape: 'evening', about: 'Brands, markets and the people behind them.' },
    { title: 'Science and Technology Quiz', type: 'Quiz', shape: 'evening', about: 'From quarks to quasars, with a written prelim.' },
    { title: 'Inter-Hostel Quiz Finals', type: 'Competition', shape: 'afternoon', about: 'Six hostel teams on one stage.' },
  ],
};

const debating: UnitPlan = {
  name: 'Debating Club',
  type: 'Club',
  mailbox: 'debate',
  about: 'Parliamentary debate, public speaking and good arguments.',
  venues: ['Seminar Hall B', 'Lecture Hall 2'],
  events: [
    { title: 'Parliamentary Debate Practice', type: 'Practice', shape: 'evening', times: 2, about: 'Two rounds, feedback after each.' },
    { title: 'Debate League Opening Rounds', type: 'Competition', shape: 'weekend', about: 'Sixteen teams, four preliminary rounds.' },
    { title: 'Public Speaking Workshop', type: 'Workshop', shape: 'afternoon', about: 'Structure, voice and what to do with your hands.' },
    {
      title: 'Campus Model United Nations',
      type: 'Conference',
      shape: 'weekend',
      about: 'Three committees, one weekend, many resolutions.',
    },
  ],
};

const finance: UnitPlan = {
  name: 'Economics and Finance Club',
  type: 'Club',
  mailbox: 'finance',
  about: 'Reads the news behind the numbers.',
  venues: ['Lecture Hall 5', 'Seminar Hall A'],
  events: [
    { title: 'Personal Finance for Students', type: 'Talk', shape: 'evening', about: 'Accounts, savings and the cost of credit.' },
    {
      title: 'Mock Stock Trading',
      type: 'Competition',
      shape: 'fiveDays',
      inDays: -3,
      isOnline: true,
      about: 'Real prices, imaginary money.',
    },
    { title: 'Case Study Competition', type: 'Competition', shape: 'day', about: 'Read, analyse and present in seven hours.' },
    {
      title: 'Union Budget Discussion',
      type: 'Discussion',
      shape: 'evening',
      isCancelled: true,
      about: 'What the numbers mean for students.',
    },
    { title: 'How Central Banks Think', type: 'Talk', shape: 'evening', about: 'Interest rates and inflation, without formulas.' },
  ],
};

const mentorship: UnitPlan = {
  name: 'Mentorship Committee',
  type: 'Committee',
  mailbox: 'mentorship',
  about: 'Finds every first-year student a senior to ask.',
  venues: ['Library Discussion Room', 'Lecture Hall 2'],
  events: [
    {
      title: 'Calculus Help Session',
      type: 'Tutorial',
      shape: 'evening',
      times: 2,
      about: 'Bring the problem sheet that you are stuck on.',
    },
    { title: 'Study Skills for First Years', type: 'Workshop', shape: 'afternoon', about: 'Notes, plans and sleep.' },
    { title: 'Ask a Senior: Choosing Electives', type: 'Discussion', shape: 'evening', about: 'Honest answers, one table per department.' },
  ],
};

const careers: UnitPlan = {
  name: 'Career Preparation Committee',
  type: 'Committee',
  mailbox: 'careers',
  about: 'Helps students to present what they can do.',
  venues: ['Seminar Hall B', 'Library Discussion Room'],
  events: [
    { title: 'Resume Review Drive', type: 'Workshop', shape: 'afternoon', about: 'Ten minutes per person, no appointment needed.' },
    { title: 'Mock Interview Day', type: 'Training', shape: 'day', about: 'Technical and personal rounds with alumni.' },
    { title: 'Group Discussion Practice', type: 'Practice', shape: 'evening', about: 'Groups of eight, a new topic every time.' },
    {
      title: 'Alumni Career Conversations',
      type: 'Talk',
      shape: 'night',
      isOnline: true,
      about: 'Five alumni, five very different paths.',
    },
  ],
};

/** Academic life. */
export const ACADEMIC: CouncilPlan = {
  category: 'academic',
  eventCategory: 'academic',
  council,
  units: [quiz, debating, finance, mentorship, careers],
};
