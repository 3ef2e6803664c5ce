// A phone in a hall, on plain http: no secure context, and the club's key came with the picture. Called by tests/browser/hall:
//   node hall.mjs BROWSER ORIGIN KEY
import { Hall } from './phones.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browser, origin, key] = calledWith('BROWSER', 'ORIGIN', 'KEY');
const hall = await Hall.open(browser, origin);
try {
  const anna = await hall.phone({ name: 'Anna' });
  const { page } = anna;
  await anna.go(`#k=${key}`);
  await page.getByText('Club: The hall').waitFor();
  await anna.look('home-club');
  const secure = await page.evaluate(() => isSecureContext);
  if (secure !== /\/\/(127|localhost)/.test(origin)) hall.complain('hall', `a secure context on ${origin}: ${secure}`);
  if ((await page.evaluate(() => location.href)).includes(key)) hall.complain('hall', 'the key stands in the address still');
  await anna.go('#new');
  await page.getByRole('radio', { name: 'Triumph' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.getByRole('img', { name: /A code that a camera reads/ }).waitFor();
  await page.locator('.connection.live').waitFor();
  const code = await page.locator('.code-words').textContent();
  const ben = await hall.phone({ name: 'Ben' }); // has no key: a code is enough
  await ben.go(`#j=${code}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.locator('.screen-actions .button.main').click();
  await ben.page.waitForURL(/#g=/);
  await page.locator('.name', { hasText: 'Ben' }).waitFor();
  // Without the key nobody opens a game.
  await ben.go('#new');
  await ben.page.getByRole('radio', { name: 'Triumph' }).check();
  await ben.page.getByRole('button', { name: 'Next' }).click();
  await ben.page.getByLabel('Your name').waitFor();
  await ben.page.getByRole('button', { name: 'Next' }).click();
  await ben.page.getByRole('button', { name: 'Open the game' }).click();
  await ben.page.getByRole('alert').waitFor();
  await ben.look('new-refused');
} catch (error) {
  hall.complain('hall', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
