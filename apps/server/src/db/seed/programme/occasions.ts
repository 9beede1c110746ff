import type { AchievementType } from '@quad/domain/achievements';

/** An achievement at an occasion elsewhere. */
export type Outline = readonly [title: string, category: string, level: string, position: string];

/** Achievements of students elsewhere. The year is appended to the title. All occasions are invented. */
export const OCCASIONS: Readonly<Record<AchievementType, readonly Outline[]>> = {
  technical: [
    ['Runner-up, Northern Robotics League', 'Robotics', 'national', '2nd'],
    ['Best Paper, Student Electronics Meet', 'Electronics', 'state', 'Winner'],
    ['Finalist, Open Source Summer', 'Programming', 'international', 'Finalist'],
    ['Third Place, Rover Design Challenge', 'Robotics', 'national', '3rd'],
    ['Winner, Code Relay of the Western Colleges', 'Programming', 'state', '1st'],
    ['Best Prototype, Makers Fair', 'Electronics', 'district', 'Winner'],
  ],
  cultural: [
    ['Best Vocal Performance, Monsoon Festival', 'Music', 'state', 'Winner'],
    ['Second Prize, Street Play Contest', 'Drama', 'district', '2nd'],
    ['Photograph of the Year, Campus Lens', 'Visual arts', 'national', '1st'],
    ['Winner, Group Dance, River Valley Festival', 'Dance', 'state', '1st'],
    ['Special Mention, Short Film Days', 'Visual arts', 'national', 'Special mention'],
    ['Third Prize, Light Vocal Solo', 'Music', 'district', '3rd'],
  ],
  sports: [
    ['Bronze, Inter-Institute 800 m', 'Athletics', 'national', '3rd'],
    ['Winner, District Chess Open', 'Chess', 'district', '1st'],
    ['Player of the Match, Zonal Football', 'Football', 'state', 'Player of the match'],
    ['Silver, Inter-Institute Badminton Doubles', 'Badminton', 'national', '2nd'],
    ['Finisher, Hill Half Marathon', 'Athletics', 'state', 'Finisher'],
    ['Gold, Zonal Table Tennis', 'Table tennis', 'state', '1st'],
  ],
  academic: [
    ['Gold, Young Physicists Round', 'Physics', 'national', '1st'],
    ['Poster Prize, Research Day', 'Research', 'college', 'Winner'],
    ['Merit Scholarship', 'Scholarship', 'state', ''],
    ['Summer Research Fellowship', 'Research', 'national', ''],
    ['Second Place, Mathematics Team Contest', 'Mathematics', 'state', '2nd'],
    ['Best Speaker, Inter-College Debate', 'Debate', 'state', 'Winner'],
  ],
  other: [
    ['Tenth Blood Donation', 'Service', 'district', ''],
    ['Volunteer of the Term', 'Service', 'college', 'Winner'],
    ['Trek Leader, River Clean-up', 'Environment', 'college', ''],
    ['Certificate, Disaster First Aid', 'Safety', 'state', ''],
    ['Green Hostel Award', 'Environment', 'college', '1st'],
    ['Tutor of the Year, Village School', 'Service', 'district', 'Winner'],
  ],
};
