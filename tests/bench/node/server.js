// What umpire is measured beside: the smallest step, melee-size-modifier, in Node with fastify. It does the same work (the
// body is validated by a schema, the rule decides, an answer of the same members is built; /sessions/:id/rulings also
// writes one row of the ledger) in the way that fastify's manual recommends: with schemas for body and answer.
'use strict'
const { createHash, timingSafeEqual } = require('node:crypto')
// As umpire does: nothing is coerced or dropped, and every violation is reported.
const validation = { allErrors: true, coerceTypes: false, removeAdditional: false }
const fastify = require('fastify')({ logger: false, ajv: { customOptions: validation } })
const { Pool } = require('pg')

const pool = new Pool({ host: process.env.BENCH_SOCKET, user: 'umpire', database: 'umpire', max: 16 })

const figures = (least) => ({ type: 'integer', minimum: least, maximum: 999 })
const input = {
  type: 'object',
  additionalProperties: false,
  required: ['winner_figures', 'loser_figures'],
  properties: { winner_figures: figures(0), loser_figures: figures(1) }
}
const question = { type: 'object', additionalProperties: false, required: ['input'], properties: { input } }
const recordedQuestion = {
  type: 'object',
  additionalProperties: false,
  required: ['step', 'input'],
  properties: { step: { type: 'string', enum: ['melee-size-modifier'] }, input }
}

const text = { type: 'string' }
const integer = { type: 'integer' }
const rulingMembers = {
  ruleset: text,
  ruleset_version: integer,
  step: text,
  status: text,
  summary: text,
  outcome: { type: 'object', properties: { modifier: integer, applies: { type: 'boolean' }, reason: text } },
  reasons: { type: 'array', items: { type: 'object', properties: { clause: text, text, value: integer } } },
  draws: { type: 'array', items: { type: 'object' } },
  dice: { type: 'object', properties: { source: text } }
}
const ruling = { type: 'object', properties: rulingMembers }
const recordedRuling = {
  type: 'object',
  properties: { seq: integer, kind: text, session: text, at: text, seat: text, ...rulingMembers, input, options: { type: 'object' } }
}

const readings = {
  four_fewer: ['TT-MOR-2', 'The winner has four or more figures fewer than the loser',
    "The winner had four or more figures fewer than the loser: +1 to the loser's morale check."],
  not_four_fewer: ['TT-MOR-3', 'The winner is smaller, but the difference is not larger than three',
    'The winner was smaller, but the difference was not larger than three: no modifier.'],
  both_above_ten: ['TT-MOR-4', 'The winner is smaller, but both units have more than ten figures',
    'The winner was smaller, but both units had more than ten figures: no modifier.'],
  winner_not_smaller: ['TT-MOR-5', 'The winner is not smaller than the loser', 'The winner was not smaller than the loser: no modifier.']
}

function sizeReason (winner, loser) {
  if (winner >= loser) return 'winner_not_smaller'
  if (loser - winner <= 3) return 'not_four_fewer'
  return winner > 10 && loser > 10 ? 'both_above_ten' : 'four_fewer'
}

function resolve ({ winner_figures: winner, loser_figures: loser }) {
  const reason = sizeReason(winner, loser)
  const applies = reason === 'four_fewer'
  const modifier = applies ? 1 : 0
  const [clause, words, summary] = readings[reason]
  return {
    ruleset: 'tt',
    ruleset_version: 1,
    step: 'melee-size-modifier',
    status: 'resolved',
    summary,
    outcome: { modifier, applies, reason },
    reasons: [{ clause, text: words, value: modifier }],
    draws: [],
    dice: { source: 'system' }
  }
}

// What a session needs between two requests. A session is known from its first request on, with the token of that.
const sessions = new Map()
function sessionOf (id, authorization) {
  const hash = createHash('sha256').update(authorization ?? '').digest()
  let session = sessions.get(id)
  if (!session) sessions.set(id, (session = { hash, seq: 0 }))
  return timingSafeEqual(session.hash, hash) ? session : null
}

const insert = {
  name: 'insert',
  text: 'INSERT INTO bench.entry (session_id, seq, at, kind, seat, step, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7)'
}
function entryBytes (id, seq, at, asked, made) {
  const { outcome, ruleset, ruleset_version, status, step } = made
  const reasons = made.reasons.map(({ clause, value }) => ({ clause, value }))
  return Buffer.from(JSON.stringify({
    at, dice: made.dice, draws: made.draws, format: 1, input: asked, kind: 'ruling', options: {}, outcome, reasons,
    ruleset, ruleset_version, seat: 'umpire', seq, session: id, status, step
  }))
}

fastify.post('/v1/rulesets/tt/melee-size-modifier', { schema: { body: question, response: { 200: ruling } } },
  async (request) => resolve(request.body.input))

fastify.post('/v1/sessions/:id/rulings', { schema: { body: recordedQuestion, response: { 201: recordedRuling } } },
  async (request, reply) => {
    const id = request.params.id
    const session = sessionOf(id, request.headers.authorization)
    if (!session) return reply.code(401).send()
    const asked = request.body.input
    const made = resolve(asked)
    const seq = ++session.seq
    const at = new Date().toISOString()
    await pool.query({ ...insert, values: [id, seq, at, 'ruling', 'umpire', made.step, entryBytes(id, seq, at, asked, made)] })
    reply.code(201)
    return { seq, kind: 'ruling', session: id, at, seat: 'umpire', ...made, input: asked, options: {} }
  })

fastify.get('/livez', async () => ({ status: 'ok' }))

process.on('SIGTERM', () => process.exit(0))
fastify.listen({ host: '127.0.0.1', port: Number(process.env.BENCH_PORT) })
