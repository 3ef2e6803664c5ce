// A seat goes to another phone, by the page and by the pictures that phones show each other (web/src/screens/moving.tsx).
import assert from 'node:assert/strict';
import { lookLarge } from './everybody.mjs';

/** As on plain http: what a picture says can be copied by hand. Before its first page. */
export async function plainly(phone) {
  await phone.page.addInitScript(() => ['share', 'clipboard'].forEach((name) => Object.defineProperty(navigator, name, { value: undefined })));
}

// What the picture says that stands there, behind its #.
async function shown({ page }) {
  await page.waitForSelector('.qr');
  await page.getByRole('button', { name: 'Send it as a link' }).click();
  return new URL(await page.inputValue('.link-shown')).hash;
}

/** From the lobby of `from` to the link that the new phone `to` has for the others. */
export async function wanted(from, session, seat, to, look = false) {
  await from.go(`#lobby=${session}`);
  await from.page.click(`button[name="move ${seat}"]`);
  if (look) await lookLarge(from, 'move');
  const link = await shown(from);
  assert.ok(!link.includes('umpire_'), 'no secret stands in it');
  await to.go(link);
  const answer = await shown(to);
  if (look) await lookLarge(to, 'take');
  return answer;
}

/** The other player's phone agrees that the seat goes to the new one. */
export async function agree(phone, link, look = false) {
  await phone.go(link);
  await phone.page.waitForSelector('button[name="give"]');
  if (look) await lookLarge(phone, 'agree');
  await phone.page.click('button[name="give"]');
  await phone.page.getByText('Your phone has agreed').first().waitFor();
}

/** The seat is given by `by`, which shows that, and the new phone plays. */
export async function given(by, to, look = false) {
  await by.page.click('button[name="give"]');
  const link = await shown(by);
  if (look) await lookLarge(by, 'given');
  await to.go(link);
  await to.page.waitForSelector('.table-columns');
  await to.page.waitForSelector('.fairness.quiet');
  assert.ok(!to.page.url().includes('umpire_'), 'the token stands in the address no more');
}
