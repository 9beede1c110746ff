import { ForgotPasswordInput, OnboardingInput, ProofInput, RegisterInput, ResetPasswordInput } from '@quad/domain/accounts';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { Message, MessageWithUser, sessionCalls } from './session.contract.ts';

/** Plain text without format checks: a truncated link gets the same response as an expired one. */
const ResetLink = { id: v.string(), resetToken: v.string() };
const ProofLink = { id: v.string(), token: v.string() };
const Provider = { name: v.string() };
const Redirect = { 302: v.undefined() };

/** Accounts. The browser itself navigates to the calls for Google and other providers. */
export const accounts = {
  ...sessionCalls,
  register: endpoint({
    call: 'POST /auth/register',
    summary: 'Create a student account and sign in.',
    body: RegisterInput,
    bodyLimit: 8 * 1024,
    answers: { 200: MessageWithUser, ...problems(400, 403, 429, 503) },
  }),
  forgotPassword: endpoint({
    call: 'POST /auth/forgot-password',
    summary: 'Request a link for setting a new password.',
    body: ForgotPasswordInput,
    bodyLimit: 2 * 1024,
    answers: { 200: Message, ...problems(400, 403, 429) },
  }),
  verifyReset: endpoint({
    call: 'GET /auth/reset-password/{id}/{resetToken}',
    summary: 'Check a reset link without using it up.',
    params: ResetLink,
    answers: { 200: Message, ...problems(400, 429) },
  }),
  resetPassword: endpoint({
    call: 'POST /auth/reset-password/{id}/{resetToken}',
    summary: 'Set a new password with a reset link, which works once.',
    params: ResetLink,
    body: ResetPasswordInput,
    bodyLimit: 4 * 1024,
    answers: { 200: Message, ...problems(400, 403, 429, 503) },
  }),
  sendProofLink: endpoint({
    call: 'POST /auth/verify-email',
    summary: "Request another link for verifying the current user's address.",
    answers: { 200: Message, ...problems(401, 403, 409, 429) },
  }),
  checkProofLink: endpoint({
    call: 'GET /auth/verify-email/{id}/{token}',
    summary: 'Check a verification link without using it up, and get whether this browser is signed in to the account.',
    params: ProofLink,
    answers: { 200: v.object({ ...Message.entries, is_registrant: v.boolean() }), ...problems(400, 429) },
  }),
  proveMailbox: endpoint({
    call: 'POST /auth/verify-email/{id}/{token}',
    summary: 'Verify an address with a link, which works once. Without a session of the account, this takes the account over.',
    params: ProofLink,
    body: ProofInput,
    bodyLimit: 8 * 1024,
    answers: { 200: MessageWithUser, ...problems(400, 403, 429, 503) },
  }),
  google: endpoint({
    call: 'GET /auth/google',
    summary: 'Start signing in with Google.',
    query: { returnTo: v.optional(v.string()) },
    answers: Redirect,
  }),
  googleVerify: endpoint({
    call: 'GET /auth/google/verify',
    summary: 'Receive the browser that Google redirects back, and sign in.',
    query: { code: v.optional(v.string()), state: v.optional(v.string()), error: v.optional(v.string()) },
    answers: Redirect,
  }),
  provider: endpoint({
    call: 'GET /auth/providers/{name}',
    summary: "Start signing in with one of the institute's own providers.",
    params: Provider,
    query: { returnTo: v.optional(v.string()) },
    answers: Redirect,
  }),
  providerCallback: endpoint({
    call: 'GET /auth/providers/{name}/callback',
    summary: 'Receive the browser that an OpenID Connect provider redirects back, and sign in.',
    params: Provider,
    query: { code: v.optional(v.string()), state: v.optional(v.string()), error: v.optional(v.string()) },
    answers: Redirect,
  }),
  providerAssertion: endpoint({
    call: 'POST /auth/providers/{name}/acs',
    summary: "Receive the form in which the browser posts a SAML provider's response.",
    params: Provider,
    bodyLimit: 16 * 1024,
    answers: Redirect,
  }),
  providerFinish: endpoint({
    call: 'GET /auth/providers/{name}/finish',
    summary: 'Sign in with a received SAML response, in the browser that started the sign-in.',
    params: Provider,
    query: { ticket: v.optional(v.string()) },
    answers: Redirect,
  }),
  providerLogout: endpoint({
    call: 'GET /auth/providers/{name}/logout',
    summary:
      "Receive a SAML provider's logout message: a request to end sessions here, or the confirmation that its own session has ended.",
    params: Provider,
    query: {
      SAMLRequest: v.optional(v.string()),
      SAMLResponse: v.optional(v.string()),
      RelayState: v.optional(v.string()),
      SigAlg: v.optional(v.string()),
      Signature: v.optional(v.string()),
    },
    answers: Redirect,
  }),
  providerLogoutForm: endpoint({
    call: 'POST /auth/providers/{name}/logout',
    summary: "Receive a SAML provider's logout message as a form.",
    params: Provider,
    bodyLimit: 16 * 1024,
    answers: Redirect,
  }),
  providerMetadata: endpoint({
    call: 'GET /auth/providers/{name}/metadata',
    summary: 'Get the SAML metadata of the portal.',
    params: Provider,
    mediaType: 'application/samlmetadata+xml',
    answers: { 200: v.string(), ...problems(404) },
  }),
  leaving: endpoint({
    call: 'GET /auth/leaving',
    summary: 'Get the address where signing out continues, so that the provider ends its own session; null if there is none.',
    answers: { 200: v.object({ continue_at: v.nullable(v.string()) }) },
  }),
  onboarding: endpoint({
    call: 'POST /onboarding',
    summary: "Complete the current user's account, once. Name and e-mail are ignored.",
    body: OnboardingInput,
    answers: { 200: MessageWithUser, ...problems(400, 401, 403, 409) },
  }),
};
