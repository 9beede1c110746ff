import type { PolicyTable } from './policyRow.ts';

/** Signing in and out, passwords, onboarding, the profile. */
export const ACCOUNT_POLICY: PolicyTable = {
  'GET /auth/fetchAuth': { row: 'A1', who: 'public', beforeOnboarding: true, rule: 'Own fields only; null for nobody.' },
  'POST /auth/login': { row: 'A2', who: 'public', beforeOnboarding: true, rule: 'Every login gets a new session.' },
  'POST /auth/register': {
    row: 'A3',
    who: 'public',
    beforeOnboarding: true,
    rule: "The role is always STUDENT, and the address is one of the institute's.",
  },
  'POST /auth/forgot-password': { row: 'A4', who: 'public', beforeOnboarding: true, rule: 'A new link ends the one before it.' },
  'GET /auth/reset-password/{id}/{resetToken}': {
    row: 'A5',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Checks the link without spending it; wrong, expired and spent links answer alike.',
  },
  'POST /auth/reset-password/{id}/{resetToken}': {
    row: 'A6',
    who: 'public',
    beforeOnboarding: true,
    rule: "Spends the link and ends all of the account's sessions.",
  },
  'GET /auth/google': { row: 'A7', who: 'public', beforeOnboarding: true, rule: "Returns only to one of the portal's own paths." },
  'GET /auth/google/verify': {
    row: 'A7',
    who: 'public',
    beforeOnboarding: true,
    rule: "Takes a verified address of the institute's domain only, and each answer once.",
  },
  'GET /auth/providers/{name}': {
    row: 'A15',
    who: 'public',
    beforeOnboarding: true,
    rule: "Leads to a provider of the institute only, and back to one of the portal's own paths only.",
  },
  'GET /auth/providers/{name}/callback': {
    row: 'A16',
    who: 'public',
    beforeOnboarding: true,
    rule: "Takes a verified address of the institute's domain only, and each answer once, in the browser that asked.",
  },
  'POST /auth/providers/{name}/acs': {
    row: 'A16',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Takes a signed answer to a request that is open, once; it signs nobody in.',
  },
  'GET /auth/providers/{name}/finish': {
    row: 'A16',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Signs in the browser that asked, once.',
  },
  'GET /auth/providers/{name}/metadata': {
    row: 'A17',
    who: 'public',
    beforeOnboarding: true,
    rule: "The portal's own addresses, as a provider reads them; nothing of anybody.",
  },
  'GET /auth/leaving': {
    row: 'A18',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Of the own session, and only where its provider offers it; null for nobody.',
  },
  'POST /auth/logout': { row: 'A8', who: 'public', beforeOnboarding: true, rule: 'Ends the own session only.' },
  'GET /auth/sessions': { row: 'A10', who: 'signed-in', rule: 'Own sessions only, and never what opens them.' },
  'DELETE /auth/sessions/{id}': { row: 'A11', who: 'signed-in', rule: "Own sessions only; another person's is not found." },
  'POST /auth/verify-email': {
    row: 'A12',
    who: 'signed-in',
    beforeOnboarding: true,
    rule: 'To the own mailbox only, three an hour; a new link ends the one before it.',
  },
  'GET /auth/verify-email/{id}/{token}': {
    row: 'A13',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Checks the link without spending it; wrong, expired and spent links answer alike.',
  },
  'POST /auth/verify-email/{id}/{token}': {
    row: 'A14',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Spends the link; without a session of the account it takes the account over, emptied, and ends all of its sessions.',
  },
  'POST /onboarding': {
    row: 'A9',
    who: 'signed-in',
    beforeOnboarding: true,
    afterProof: true,
    rule: 'Once per person; name and email come from the session, and the roll number is settled for good.',
  },
  'PUT /profile/updateStudentProfile': {
    row: 'R1',
    who: 'signed-in',
    rule: 'Own profile only; name, email, roll number, role and photo cannot be changed here.',
  },
  'POST /profile/photo-update': { row: 'R2', who: 'signed-in', rule: 'The roll number must be the own one.' },
  'DELETE /profile/photo-delete': { row: 'R2', who: 'signed-in', rule: 'The roll number must be the own one.' },
};
