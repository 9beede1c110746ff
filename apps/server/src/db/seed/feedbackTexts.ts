import type { FeedbackTargetType, FeedbackType } from '@quad/domain/feedback';

/** What students of the demonstration say, by what it is about and in which spirit. */
export const FEEDBACK_COMMENTS: Readonly<Record<FeedbackTargetType, Readonly<Record<FeedbackType, string>>>> = {
  User: {
    Suggestion: 'It would help many of us to have the notes of the study circle in the shared folder before the session.',
    Complaint: 'Came late to three rehearsals in a row, and the whole group had to wait.',
    'General Feedback': 'Explains patiently and leaves time for questions; a bit more practice at the board would do.',
    Query: 'Is the mentoring hour on Thursdays still on, or has it moved to the weekend?',
    Appreciation: 'Thank you for staying until midnight to help us find the short circuit!',
    Report: 'Has kept the keys of the music room since last week without an entry in the register.',
    Other: 'Found a lab coat with this name in the canteen; it is at the front desk now.',
  },
  Event: {
    Suggestion: 'Two more speakers at the back of the hall would do: beyond row ten the panel could hardly be followed.',
    Complaint: 'The queue at the entrance took forty minutes although everybody had registered online.',
    'General Feedback': 'Good pace and good food. The second part ran late, and some of us had to leave before the results.',
    Query: 'Will the slides and the recording be shared with those who had to leave early?',
    Appreciation: 'The best evening of the term. Thanks to everybody who stacked two hundred chairs afterwards.',
    Report: 'An extension cord at the left stage entrance had bare wire showing. Nobody was hurt.',
    Other: 'A blue umbrella was left behind in the second row; ask at the gate.',
  },
  'Club/Organization': {
    Suggestion: 'Could the workshop stay open until ten during project weeks? Most of us have labs until six.',
    Complaint: 'Requests for membership have been waiting for an answer since the beginning of the term.',
    'General Feedback': 'Beginners are welcome here and it shows. The schedule could be announced a week earlier.',
    Query: 'When do the trials for next term begin, and does one need equipment of one’s own?',
    Appreciation: 'The introduction week was wonderfully organized. I came alone and left with five friends.',
    Report: 'Three of the borrowed cameras are not in the register of equipment any more.',
    Other: 'The notice board in the corridor still shows the programme of last year.',
  },
  POR: {
    Suggestion: 'This position should have a deputy: during examinations nobody answers for two weeks.',
    Complaint: 'Reimbursements have taken more than a month, and reminders are not answered.',
    'General Feedback': 'Much better than last year. Minutes now come on the day after the meeting.',
    Query: 'May students of the first year apply for this, or does one need a year in the team?',
    Appreciation: 'Every question answered within a day. Whoever designed this role did well.',
    Report: 'The expenses of the last trip were entered twice, on the 3rd and again on the 5th.',
    Other: 'The description of this position still names an office that has moved.',
  },
};

/** What was done about it. */
export const ACTIONS_TAKEN = [
  'Spoken with everybody concerned; settled for the next time.',
  'Done: the change is in place from Monday on.',
  'Passed on with thanks.',
  'The register was checked and corrected, and two people now countersign each entry.',
  'Answered in person; the answer is on the notice board for everybody else.',
] as const;
