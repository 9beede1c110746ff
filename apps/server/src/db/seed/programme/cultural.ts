import type { CouncilPlan, UnitPlan } from './plan.ts';

const council: UnitPlan = {
  name: 'Cultural Council',
  type: 'Council',
  mailbox: 'council.cultural',
  about: 'Plans the cultural year and speaks for its clubs.',
  venues: ['Main Auditorium', 'Open Air Theatre'],
  events: [
    { title: 'Freshers Welcome Night', type: 'Celebration', shape: 'night', about: 'Music, games and dinner for everybody who is new.' },
    { title: 'Cultural Council Town Hall', type: 'Meeting', shape: 'evening', about: 'The calendar of the semester, open to changes.' },
    { title: 'Ethnic Day', type: 'Celebration', shape: 'afternoon', about: 'Wear what your home wears, and bring its food.' },
    { title: 'Inter-Hostel Cultural Cup', type: 'Competition', shape: 'fiveDays', inDays: -2, about: 'Eleven events, one cup.' },
  ],
};

const music: UnitPlan = {
  name: 'Music Club',
  type: 'Club',
  mailbox: 'music',
  about: 'Bands, choirs and anybody with an instrument.',
  venues: ['Music Room', 'Open Air Theatre', 'Main Auditorium'],
  events: [
    { title: 'Open Mic Night', type: 'Performance', shape: 'night', times: 2, about: 'Three songs or ten minutes, whichever is shorter.' },
    { title: 'Battle of the Bands', type: 'Competition', shape: 'night', about: 'Eight bands, fifteen minutes each.' },
    { title: 'Acoustic Guitar Basics', type: 'Workshop', shape: 'evening', about: 'Five chords that open a hundred songs.' },
    { title: 'Classical Music Evening', type: 'Performance', shape: 'night', about: 'Hindustani and Carnatic, vocal and instrumental.' },
  ],
};

const dance: UnitPlan = {
  name: 'Dance Club',
  type: 'Club',
  mailbox: 'dance',
  about: 'Every style, every level.',
  venues: ['Dance Studio', 'Main Auditorium'],
  events: [
    { title: 'Garba Practice', type: 'Practice', shape: 'evening', times: 2, about: 'Steps for beginners first, circles after.' },
    { title: 'Street Dance Workshop', type: 'Workshop', shape: 'forenoon', about: 'Grooves, isolations and a short routine.' },
    { title: 'Solo Dance Competition', type: 'Competition', shape: 'night', about: 'Two minutes alone on a big stage.' },
    { title: 'Classical Dance Recital', type: 'Performance', shape: 'night', about: 'Bharatanatyam, Kathak and Odissi.' },
  ],
};

const drama: UnitPlan = {
  name: 'Drama Club',
  type: 'Club',
  mailbox: 'drama',
  about: 'Theatre in Hindi and English, on the stage and in the street.',
  venues: ['Open Air Theatre', 'Main Auditorium'],
  events: [
    {
      title: 'Auditions for the Annual Play',
      type: 'Audition',
      shape: 'evening',
      season: 'past',
      about: 'A page of text will be given on the spot.',
    },
    { title: 'Street Play: The Last Tree', type: 'Performance', shape: 'evening', about: 'Twenty minutes in front of the library.' },
    { title: 'Improv Night', type: 'Performance', shape: 'night', about: 'You shout a word, they make a scene.' },
    { title: 'Stage Lighting Workshop', type: 'Workshop', shape: 'afternoon', isCancelled: true, about: 'Angles, gels and cues.' },
    {
      title: 'Annual Play: Opening Night',
      type: 'Performance',
      shape: 'night',
      season: 'ahead',
      about: 'Doors close when the play begins.',
    },
  ],
};

const photography: UnitPlan = {
  name: 'Photography Club',
  type: 'Club',
  mailbox: 'photography',
  about: 'Sees the campus with other eyes.',
  venues: ['Seminar Hall B', 'Library Discussion Room'],
  events: [
    { title: 'Golden Hour Photo Walk', type: 'Outing', shape: 'evening', about: 'From the main gate to the lake, slowly.' },
    { title: 'Portrait Lighting Basics', type: 'Workshop', shape: 'afternoon', about: 'One lamp, one reflector, many faces.' },
    { title: 'Campus in Monochrome', type: 'Exhibition', shape: 'day', about: 'Sixty prints by forty students.' },
    { title: 'Street Photography Contest', type: 'Competition', shape: 'day', about: 'A theme in the morning, five frames by evening.' },
  ],
};

const festival: UnitPlan = {
  name: 'Festival Committee',
  type: 'Committee',
  mailbox: 'festival',
  about: 'Runs the annual festival.',
  venues: ['Senate Hall', 'Main Auditorium'],
  events: [
    {
      title: 'Festival Volunteer Orientation',
      type: 'Meeting',
      shape: 'evening',
      season: 'ahead',
      about: 'Teams, shifts and whom to call.',
    },
    { title: 'Festival Theme Reveal', type: 'Celebration', shape: 'night', about: 'The theme, the poster and the first names.' },
    { title: 'Festival Sponsor Meet', type: 'Meeting', shape: 'afternoon', season: 'past', about: 'For partners and the finance team.' },
    { title: 'Stage and Sound Planning', type: 'Meeting', shape: 'evening', about: 'Which stage needs what, and when.' },
  ],
};

const service: UnitPlan = {
  name: 'Community Service Committee',
  type: 'Committee',
  mailbox: 'service',
  about: 'What students can do for the place they live in.',
  venues: ['Senate Hall', 'Lecture Hall 5'],
  events: [
    {
      title: 'Clean Campus Drive',
      type: 'Volunteering',
      shape: 'dawn',
      times: 2,
      category: 'other',
      about: 'Gloves and bags are provided.',
    },
    {
      title: 'Blood Donation Camp',
      type: 'Volunteering',
      shape: 'day',
      category: 'other',
      about: 'Eat well before you come; a doctor is present.',
    },
    {
      title: 'Book Donation Days',
      type: 'Volunteering',
      shape: 'threeDays',
      category: 'other',
      about: 'Leave a book that somebody else should read.',
    },
    {
      title: 'Teach at the Village School',
      type: 'Volunteering',
      shape: 'forenoon',
      category: 'other',
      about: 'Two hours of science with class eight.',
    },
  ],
};

/** Arts and festivals. It includes community service, which has no category of its own. */
export const CULTURAL: CouncilPlan = {
  category: 'cultural',
  eventCategory: 'cultural',
  council,
  units: [music, dance, drama, photography, festival, service],
};
