import type { CouncilPlan, UnitPlan } from './plan.ts';

const council: UnitPlan = {
  name: 'SciTech Council',
  type: 'Council',
  mailbox: 'council.scitech',
  about: 'Brings the science and technology clubs together and shares out their budget.',
  venues: ['Senate Hall', 'Lecture Hall 1'],
  events: [
    { title: 'SciTech Open House', type: 'Exhibition', shape: 'day', about: 'Every technical club shows what it built this year.' },
    {
      title: 'Inter-Hostel Tech Challenge',
      type: 'Competition',
      shape: 'weekend',
      about: 'Hostel teams solve one engineering brief in two days.',
    },
    {
      title: 'Student Project Showcase',
      type: 'Exhibition',
      shape: 'afternoon',
      about: 'Course and hobby projects, judged by faculty and alumni.',
    },
    {
      title: 'SciTech Budget Town Hall',
      type: 'Meeting',
      shape: 'evening',
      season: 'ahead',
      about: "How this semester's money was spent, and what comes next.",
    },
  ],
};

const robotics: UnitPlan = {
  name: 'Robotics Club',
  type: 'Club',
  mailbox: 'robotics',
  about: 'Builds machines that move, sense and decide, and teaches others to do so.',
  venues: ['Robotics Lab', 'Tinkering Lab', 'Lecture Hall 5'],
  events: [
    {
      title: 'Gears and Servos for Beginners',
      type: 'Workshop',
      shape: 'afternoon',
      season: 'past',
      about: 'What moves, and what turns it.',
    },
    { title: 'Robo Race Night', type: 'Competition', shape: 'night', season: 'past', about: 'Three laps, no touching, loud music.' },
    {
      title: 'Sensors in an Evening',
      type: 'Workshop',
      shape: 'evening',
      season: 'past',
      about: 'Light, distance and tilt, on one board.',
    },
    { title: 'Robotics Open Lab Day', type: 'Exhibition', shape: 'day', season: 'past', about: 'Come in, press buttons, ask questions.' },
    {
      title: 'Line Follower Sprint',
      type: 'Competition',
      shape: 'afternoon',
      inDays: -9,
      about: 'Fastest lap on a track that nobody has seen before.',
    },
    {
      title: 'Robotics Boot Camp',
      type: 'Workshop',
      shape: 'threeDays',
      inDays: -1,
      about: 'From a first motor to a driving robot in three days.',
    },
    {
      title: 'Arduino Evening Lab',
      type: 'Workshop',
      shape: 'night',
      inDays: 0,
      about: 'Bring a laptop; boards and sensors are on the table.',
    },
    {
      title: 'ROS 2 Study Circle',
      type: 'Meetup',
      shape: 'evening',
      inDays: 1,
      about: 'Nodes, topics and launch files, explained by doing.',
    },
    {
      title: 'Drone Assembly Workshop',
      type: 'Workshop',
      shape: 'afternoon',
      inDays: 3,
      about: 'Assemble, balance and fly a small quadcopter.',
    },
    {
      title: 'Robo Soccer Qualifiers',
      type: 'Competition',
      shape: 'day',
      inDays: 6,
      about: 'Two robots a side; the best eight teams go on.',
    },
    { title: 'Robot Safety Briefing', type: 'Training', shape: 'evening', inDays: 20, about: 'Required before you may use the arena.' },
    {
      title: 'Autonomous Maze Challenge',
      type: 'Competition',
      shape: 'weekend',
      inDays: 44,
      about: 'No remote controls: the robot finds its own way out.',
    },
  ],
};

const programming: UnitPlan = {
  name: 'Programming Club',
  type: 'Club',
  mailbox: 'coding',
  about: 'Competitive programming, open source and everything in between.',
  venues: ['Computer Centre Lab 2', 'Lecture Hall 1'],
  events: [
    {
      title: 'Online Coding Contest',
      type: 'Competition',
      shape: 'evening',
      times: 2,
      isOnline: true,
      about: 'Five problems, two hours, one scoreboard.',
    },
    { title: 'Git and GitHub for Beginners', type: 'Workshop', shape: 'evening', about: 'Branches and merges without fear.' },
    { title: 'Hack the Semester', type: 'Hackathon', shape: 'weekend', about: 'Build something that makes campus life easier.' },
    {
      title: 'Open Source Contribution Day',
      type: 'Workshop',
      shape: 'day',
      about: 'Find a first issue and send a first patch, with help.',
    },
  ],
};

const astronomy: UnitPlan = {
  name: 'Astronomy Club',
  type: 'Club',
  mailbox: 'astronomy',
  about: 'Observes the night sky and talks about what is in it.',
  venues: ['Open Air Theatre', 'Seminar Hall B'],
  events: [
    {
      title: 'Moon and Saturn Observation Night',
      type: 'Observation',
      shape: 'night',
      about: 'Three telescopes on the terrace, if the sky is clear.',
    },
    { title: 'Astrophotography Basics', type: 'Workshop', shape: 'evening', about: 'Long exposures with a phone or a camera.' },
    {
      title: 'Reading the Light of Distant Stars',
      type: 'Talk',
      shape: 'evening',
      about: 'What a spectrum tells about temperature and motion.',
    },
    { title: 'Meteor Shower Watch', type: 'Observation', shape: 'night', about: 'Bring a mat and warm clothes.' },
    { title: 'Telescope Making Workshop', type: 'Workshop', shape: 'day', isCancelled: true, about: 'Grind a mirror and mount it.' },
  ],
};

const electronics: UnitPlan = {
  name: 'Electronics Club',
  type: 'Club',
  mailbox: 'electronics',
  about: 'Circuits from the breadboard to the finished board.',
  venues: ['Tinkering Lab', 'Lecture Hall 2'],
  events: [
    { title: 'PCB Design with KiCad', type: 'Workshop', shape: 'afternoon', about: 'From schematic to a board that can be ordered.' },
    { title: 'Soldering Basics Lab', type: 'Workshop', shape: 'evening', about: 'Solder a blinking badge and take it home.' },
    { title: 'Circuit Debugging Contest', type: 'Competition', shape: 'afternoon', about: 'Ten broken boards; repair as many as you can.' },
    { title: 'IoT Weather Station Build', type: 'Workshop', shape: 'day', about: 'Measure, send and plot the weather of your hostel.' },
    {
      title: 'Amateur Radio Demonstration',
      type: 'Demonstration',
      shape: 'evening',
      about: 'Talk to the world with a wire and a few watts.',
    },
  ],
};

const makerspace: UnitPlan = {
  name: 'Makerspace Committee',
  type: 'Committee',
  mailbox: 'makerspace',
  about: 'Keeps the machines of the makerspace running and their users safe.',
  venues: ['Tinkering Lab'],
  events: [
    { title: '3D Printing Induction', type: 'Training', shape: 'evening', times: 2, about: 'Needed once before you may book a printer.' },
    {
      title: 'Laser Cutter Safety Training',
      type: 'Training',
      shape: 'afternoon',
      about: 'What the machine may cut, and what it must not.',
    },
    { title: 'Repair Cafe', type: 'Meetup', shape: 'forenoon', about: 'Bring a broken thing and mend it together.' },
  ],
};

/** Science and technology. */
export const SCITECH: CouncilPlan = {
  category: 'scitech',
  eventCategory: 'technical',
  council,
  units: [robotics, programming, astronomy, electronics, makerspace],
};
