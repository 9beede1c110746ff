import type { FeedbackTargetType, FeedbackType } from '@quad/domain/feedback';

type Comments = Readonly<Record<FeedbackType, readonly [string, ...string[]]>>;

/** Comments of students, by kind of target and tone. */
export const FEEDBACK_COMMENTS: Readonly<Record<FeedbackTargetType, Comments>> = {
  User: {
    Suggestion: [
      'It would help many of us to have the notes of the study circle in the shared folder before the session.',
      'Please bring a spare cable to the next session; every second laptop has the other kind of plug.',
      'A short list of what we should read before the tutorial would save the first half hour of it.',
    ],
    Complaint: [
      'Came late to three rehearsals in a row, and the whole group had to wait.',
      'Took the projector home over the weekend, so that the Sunday practice had to do without one.',
      'Answers in the group chat only after midnight, and then expects everybody to have read it.',
    ],
    'General Feedback': [
      'Explains patiently and leaves time for questions; a bit more practice at the board would do.',
      'Good at keeping a meeting short. The minutes could say more clearly who does what.',
      'A fair captain on the field; off it, the training plan could be shared a little earlier.',
    ],
    Query: [
      'Is the mentoring hour on Thursdays still on, or has it moved to the weekend?',
      'May I still join the project group, or is the list for this term closed?',
      'Where do I return the soldering iron that I borrowed at the last workshop?',
    ],
    Appreciation: [
      'Thank you for staying until midnight to help us find the short circuit!',
      'Walked the whole way back to the hall with my forgotten calculator. Thank you!',
      'Held the quiz together when the microphone failed, and nobody in row twenty missed a question.',
    ],
    Report: [
      'Has kept the keys of the music room since last week without an entry in the register.',
      'Let somebody without the safety training use the laser cutter on Tuesday evening.',
      'Posted the phone numbers of the whole team in a public group; they should be taken down.',
    ],
    Other: [
      'Found a lab coat with this name in the canteen; it is at the front desk now.',
      'There is a parcel for this person at the main gate since Monday.',
      'The library asks for a book back that seems to be in the club room.',
    ],
  },
  Event: {
    Suggestion: [
      'Two more speakers at the back of the hall would do: beyond row ten the panel could hardly be followed.',
      'Please begin half an hour earlier next time; the last bus to the girls’ hostel leaves at ten.',
      'A table with drinking water near the entrance would have been welcome on a day that hot.',
    ],
    Complaint: [
      'The queue at the entrance took forty minutes although everybody had registered online.',
      'The venue was changed an hour before, and the notice went to those only who had registered.',
      'Half of the seats were reserved for guests who never came, while we stood along the wall.',
    ],
    'General Feedback': [
      'Good pace and good food. The second part ran late, and some of us had to leave before the results.',
      'Well prepared from the first minute to the last. Groups of six would have been better than groups of ten.',
      'A bit loud, a bit crowded, and still one of the better evenings of this month.',
    ],
    Query: [
      'Will the slides and the recording be shared with those who had to leave early?',
      'When are the certificates handed out, and does one have to come in person?',
      'Is there going to be a second date for those who did not get a place this time?',
    ],
    Appreciation: [
      'The best evening of the term. Thanks to everybody who stacked two hundred chairs afterwards.',
      'I had never tried this before and went home wanting to do it again. Thank you, organizers!',
      'It began on time, it ended on time, and in between nobody looked at the clock. Well done.',
    ],
    Report: [
      'An extension cord at the left stage entrance had bare wire showing. Nobody was hurt.',
      'The emergency exit behind the last row was blocked by a stack of tables the whole evening.',
      'There was no first-aid box in the room; somebody had to run to the next building for a plaster.',
    ],
    Other: [
      'A blue umbrella was left behind in the second row; ask at the gate.',
      'The poster at the canteen still announces it for next week; it can come down now.',
      'Whoever lent us the long ladder: it stands behind the stage, with thanks.',
    ],
  },
  'Club/Organization': {
    Suggestion: [
      'Could the workshop stay open until ten during project weeks? Most of us have labs until six.',
      'A calendar of the whole term on one page would help us to plan around examinations.',
      'Beginners and old hands in one session is hard on both; two groups would be better.',
    ],
    Complaint: [
      'Requests for membership have been waiting for an answer since the beginning of the term.',
      'The equipment may be booked only by those who know whom to call. There should be a list.',
      'Two sessions were cancelled this month, and both times we heard of it at the door.',
    ],
    'General Feedback': [
      'Beginners are welcome here and it shows. The schedule could be announced a week earlier.',
      'A friendly place with good seniors. The room is too small for the number of people by now.',
      'Much more happens than a year ago. Not all of it finds its way to the notice board.',
    ],
    Query: [
      'When do the trials for next term begin, and does one need equipment of one’s own?',
      'Is the membership fee for a term or for the whole year?',
      'May students of the MSc join too, or is it for undergraduates only?',
    ],
    Appreciation: [
      'The introduction week was wonderfully organized. I came alone and left with five friends.',
      'Thank you for keeping the room open during the long weekend; it saved our project.',
      'They lent us everything that we needed for the hostel day, and asked only for a photo of it.',
    ],
    Report: [
      'Three of the borrowed cameras are not in the register of equipment any more.',
      'The lock of the cupboard with the batteries is broken, and it has stood open since Friday.',
      'The fire extinguisher in the club room is past the date on its label.',
    ],
    Other: [
      'The notice board in the corridor still shows the programme of last year.',
      'Somebody has left a bicycle in front of the club room for weeks; it may belong to a member.',
      'The link in the welcome mail leads to a folder that one has no right to open.',
    ],
  },
  POR: {
    Suggestion: [
      'This position should have a deputy: during examinations nobody answers for two weeks.',
      'A handover of one week, with both people there, would spare each new holder the same mistakes.',
      'Whoever holds this should have an hour a week in the club room, so that one knows when to come.',
    ],
    Complaint: [
      'Reimbursements have taken more than a month, and reminders are not answered.',
      'Volunteers are asked on the day before. Some of us would gladly help if we knew a week earlier.',
      'The list of duties is so long that nobody wants to apply for it a second time.',
    ],
    'General Feedback': [
      'Much better than last year. Minutes now come on the day after the meeting.',
      'The work is shared more evenly than before; the weekly list of tasks has helped.',
      'A demanding position that is done well. Some help with the paperwork would not hurt.',
    ],
    Query: [
      'May students of the first year apply for this, or does one need a year in the team?',
      'How many hours a week does this take during the festival?',
      'Does the tenure go on over the summer for those who leave for an internship?',
    ],
    Appreciation: [
      'Every question answered within a day. Whoever designed this role did well.',
      'Thanks to this position there was always somebody at the door who knew what happens where.',
      'For the first time all receipts of a term are in one folder. Thank you for the patience!',
    ],
    Report: [
      'The expenses of the last trip were entered twice, on the 3rd and again on the 5th.',
      'The account of the club at the print shop is still in the name of the holder before.',
      'The keys that belong to this position have not been handed over since April.',
    ],
    Other: [
      'The description of this position still names an office that has moved.',
      'The mailing list of this position still reaches somebody who has graduated.',
      'There are two sheets for the duty hours on the door, and they say different things.',
    ],
  },
};

/** Descriptions of what was done about feedback. */
export const ACTIONS_TAKEN = [
  'Spoken with everybody concerned; settled for the next time.',
  'Done: the change is in place from Monday on.',
  'Passed on with thanks.',
  'The register was checked and corrected, and two people now countersign each entry.',
  'Answered in person; the answer is on the notice board for everybody else.',
  'Taken up at the weekly meeting; the club will report back at the end of the month.',
  'Repaired by the estate office the same afternoon.',
] as const;
