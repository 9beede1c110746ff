import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

it('refuses a part that is declared as JSON and is none as invalid', async () => {
  const server = await testApp();
  const student = await server.signIn();
  const payload = Buffer.from(
    '--part\r\nContent-Disposition: form-data; name="ID_No"\r\nContent-Type: application/json\r\n\r\n{\r\n--part--\r\n',
  );
  const response = await student.send('POST', '/profile/photo-update', payload, { 'content-type': 'multipart/form-data; boundary=part' });
  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID']);
  await server.close();
});
