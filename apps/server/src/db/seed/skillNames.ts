import type { SkillType } from '@quad/domain/skills';

/** A skill of the demonstration's catalog: name, category and optionally a description. */
export type SkillOutline = readonly [name: string, category: string, description?: string];

export const CATALOGUE: Readonly<Record<SkillType, readonly SkillOutline[]>> = {
  technical: [
    ['Embedded C', 'Programming', 'Programs for small boards, without an operating system.'],
    ['PCB design', 'Electronics', 'From the schematic to the file for the board house.'],
    ['Computer vision', 'Machine learning'],
    ['Web development', 'Programming'],
    ['Competitive programming', 'Programming', 'Contest problems against the clock.'],
    ['CAD modelling', 'Mechanical design'],
    ['3D printing', 'Mechanical design'],
    ['Data analysis', 'Machine learning'],
    ['Drone piloting', 'Robotics', 'With the licence for small aircraft.'],
    ['Server administration', 'Systems'],
  ],
  cultural: [
    ['Classical vocals', 'Music'],
    ['Tabla', 'Music'],
    ['Bharatanatyam', 'Dance'],
    ['Street theatre', 'Drama', 'Plays without a stage, for whoever passes.'],
    ['Photography', 'Visual arts'],
    ['Film editing', 'Visual arts'],
    ['Sketching', 'Visual arts'],
    ['Poetry', 'Writing'],
  ],
  sports: [
    ['Fast bowling', 'Cricket'],
    ['Doubles', 'Badminton'],
    ['Distance running', 'Athletics', 'Ten kilometres and more.'],
    ['Goalkeeping', 'Football'],
    ['Opening theory', 'Chess'],
    ['Yoga instruction', 'Fitness'],
    ['Freestyle', 'Swimming'],
    ['Refereeing', 'Football'],
  ],
  academic: [
    ['Technical writing', 'Communication'],
    ['Statistics', 'Methods'],
    ['Peer tutoring', 'Teaching', 'Helping first-year students through a course.'],
    ['Laboratory safety', 'Laboratory'],
    ['Literature review', 'Methods'],
    ['Public speaking', 'Communication'],
    ['Parliamentary debate', 'Communication'],
    ['Microscopy', 'Laboratory'],
  ],
  other: [
    ['First aid', 'Safety', 'With a certificate that is still valid.'],
    ['Event logistics', 'Organization'],
    ['Fundraising', 'Organization'],
    ['Sign language', 'Communication'],
    ['Kitchen gardening', 'Environment'],
    ['Waste sorting', 'Environment'],
  ],
};

/** Skills that students have proposed and nobody has endorsed yet. */
export const PROPOSED: Readonly<Record<SkillType, readonly SkillOutline[]>> = {
  technical: [
    ['Rust', 'Programming', 'Systems programming without a garbage collector.'],
    ['FPGA design', 'Electronics'],
  ],
  cultural: [
    ['Beatboxing', 'Music'],
    ['Calligraphy', 'Visual arts'],
  ],
  sports: [
    ['Raiding', 'Kabaddi'],
    ['Recurve archery', 'Archery'],
  ],
  academic: [
    ['LaTeX typesetting', 'Communication'],
    ['Grant writing', 'Communication'],
  ],
  other: [
    ['Bicycle repair', 'Everyday skills'],
    ['Beekeeping', 'Environment'],
  ],
};
