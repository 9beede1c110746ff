/** Digits and letters that nobody takes for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
/** So many characters are drawn by lot, five bits each: 95 bits, which nobody guesses. */
const DRAWN = 19;
/** How many bytes of chance a code is made of. */
export const CERTIFICATE_CODE_BYTES = DRAWN;
const GROUP = 5;

/** What is left over once all characters are counted in, as ISO 7064 does it with one more than the base: one wrong character always shows. */
function remainderOf(characters: string): number {
  let product = BASE;
  for (const character of characters) {
    const sum = (product + ALPHABET.indexOf(character)) % BASE || BASE;
    product = (sum * 2) % (BASE + 1);
  }
  return product;
}

/** Makes a code of random bytes: four groups of five, the last character of which checks the others. */
export function makeCertificateCode(random: Uint8Array): string {
  if (random.length !== CERTIFICATE_CODE_BYTES) throw new Error(`A code is made of ${CERTIFICATE_CODE_BYTES} bytes.`);
  const drawn = Array.from(random, (byte) => ALPHABET[byte % BASE]).join('');
  const check = ALPHABET[(BASE + 1 - remainderOf(drawn)) % BASE];
  return groupsOf(`${drawn}${check}`);
}

function groupsOf(characters: string): string {
  return characters.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** The code that a person has typed or a camera has read; undefined where it cannot be one: it is mistyped, or something else. */
export function readCertificateCode(text: string): string | undefined {
  const characters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (characters.length !== DRAWN + 1 || [...characters].some((character) => !ALPHABET.includes(character))) return undefined;
  const check = ALPHABET.indexOf(characters.slice(-1));
  return (remainderOf(characters.slice(0, -1)) + check) % BASE === 1 ? groupsOf(characters) : undefined;
}

/** Where anybody sees whether a certificate is valid. */
export function certificatePath(code: string): string {
  return `/certificates/${code}`;
}
