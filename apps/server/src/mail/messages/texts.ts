// Written by `npm run messages`.

/** Each text of the mails: what a language has to have. */
export type MailText =
  | '1 event tomorrow'
  | '1 piece of news'
  | '1 thing waits for you'
  | 'A room that you asked for is free again: {room}'
  | 'Ask for a link'
  | 'Ask for a new link'
  | 'Confirm this address'
  | 'Confirm your email address for {portal}'
  | 'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.'
  | 'Hello {name},'
  | 'Hello,'
  | 'How you sign in to {portal}'
  | 'If both were yours, there is nothing to do. If one was not, tell the people who run the portal.'
  | 'If that was you, there is nothing to do. If it was not, set another one now:'
  | 'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.'
  | 'If you cannot come, cancel your registration: your place goes to the next person on the waiting list.'
  | 'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.'
  | 'If you want to keep it, or did not ask for this, sign in before then and choose to stay:'
  | 'News about your feedback'
  | 'Open it'
  | 'Open {portal}'
  | 'See all feedback'
  | 'See my data'
  | 'See the event'
  | 'See the rooms'
  | 'See your achievements'
  | 'See your events'
  | 'See your skills'
  | 'Set a new password'
  | 'Set a new password for {portal}'
  | 'Set a password'
  | 'So was the one for one more day of the same series.'
  | 'So were those for {count} more days of the same series.'
  | 'Somebody tries to sign in to your {portal} account'
  | 'The addresses of its calendar and of its record, if it had any, ended as well. New ones are made in the portal.'
  | 'The addresses of your calendar and of your record, if you had any, ended with them: whoever knew them reads no more. Make new ones where you need them.'
  | 'The link works once, for {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.'
  | 'The link works once, for {minutes} minutes. Open it in the browser in which you registered.'
  | 'The link works once, for {minutes} minutes. When it has run out, ask for another one:'
  | 'The reason: {reason}'
  | 'The room is booked for you.'
  | 'The skill that you proposed was endorsed'
  | 'This is new:'
  | 'This waits for you:'
  | 'This was done: {actions}'
  | 'Tomorrow:'
  | 'Two accounts for {portal} were merged'
  | "You are not registered for '{event}' any more"
  | 'You can also sign in with Google, with the address {email}.'
  | 'You can ask for another room or another time on the events page.'
  | "You get this because you registered for '{event}'."
  | "You have a place at '{event}'"
  | "You have the room for '{event}'"
  | 'Your account at {portal} will be erased'
  | 'Your account stays open to you; for now every sign-in to it takes a few seconds longer. If your password is one that somebody could guess, or that you use elsewhere too, set another one:'
  | 'Your achievement was verified'
  | "Your booking for '{event}' was released"
  | 'Your email address for {portal} was changed'
  | 'Your feedback was resolved'
  | 'Your password for {portal} was changed'
  | 'Your request still waits for a decision; there is nothing that you have to do.'
  | "Your room request for '{event}' was rejected"
  | 'Your skill was endorsed'
  | "a booking was given back that stood in the way of your request for {room} on {day} at {time}, for '{event}'."
  | 'on {day} at {time} ({zone}) many wrong passwords had been tried for your account at {portal} within an hour.'
  | 'on {day} at {time} ({zone}) the people who run {portal} gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.'
  | 'on {day} at {time} ({zone}) the people who run {portal} put two accounts of one person together, of which one had this email address. Every session was ended.'
  | 'somebody, probably you, asked for a new password for your account at {portal}.'
  | 'somebody, probably you, asked for a new password for your account at {portal}. It has none: it is linked with Google.'
  | 'somebody, probably you, registered at {portal} with this address. Show that it is yours:'
  | 'something was done about feedback that you gave. You can read there what it was.'
  | 'the skill "{skill}" that you proposed was endorsed. Everybody can choose it now.'
  | "those who organize '{event}' took you off its list. They say:"
  | "you are registered for '{event}', which begins on {begins}."
  | "you are registered for '{event}'."
  | 'you were added to {portal} as an organizational unit. Whoever reads this address is its coordinator there: events, positions and endorsements of the unit are yours to look after.'
  | 'your account at {portal} will be erased on {day} at {time} ({zone}). Nobody can bring it back after that.'
  | "your booking of {room} on {day} at {time}, for '{event}', was cancelled by the administration. It is not booked for you any more."
  | "your booking of {room} on {day} at {time}, for '{event}', was released by those who decide about the room. It is not booked for you any more."
  | 'your feedback about {about} was marked as resolved. You wrote: "{preview}"'
  | 'your password was changed on {day} at {time} ({zone}), and every session was ended.'
  | "your request for {room} on {day} at {time}, for '{event}', was approved."
  | "your request for {room} on {day} at {time}, for '{event}', was rejected."
  | '{count} events tomorrow'
  | '{count} pieces of news'
  | '{count} things wait for you'
  | '{endorser} has endorsed your skill "{skill}" ({level}).'
  | '{event}, at {time}'
  | '{name} is on {portal} now'
  | '{news}.'
  | '{verifier} has verified your achievement "{title}".';
