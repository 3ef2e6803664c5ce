-- What wrk sends, and the one line that it prints when it is done:
--   measured <requests per second> <p50 in us> <p99 in us> <answers that were not 2xx, or none>
-- With BENCH_SESSIONS, a file of "<session> <token>" lines, the requests go round these sessions. With BENCH_UNITS they ask
-- in turn for a lost round of melee and for the check of morale that it calls for: `named` by the session's two units, which
-- then owe a check and owe none, `none` with the same numbers given.
-- With BENCH_SIGNED, a file of lines "<session> <token> <Idempotency-Key> <body>", these are sent in their order. What a session has
-- must arrive in order: let so many sessions take turns that no answer is as slow as a round of them. Whoever has sent all begins again,
-- and is refused.
local recorded, count, at = {}, 0, 0
local threads, looked_at = 0, false
local units = os.getenv("BENCH_UNITS")
local score = '"input":{"side1":["kill","kill","kill"],"side2":["kill"]}}'
local morale = '"after_melee":true,"modifiers":[]'
local fights = {
   named = { '{"step":"melee-score","units":{"side1":"guards","side2":"rebels"},' .. score,
             '{"step":"morale-check","units":{"loser":"guards","winner":"rebels"},"dice":[6,6],"input":{' .. morale .. '}}' },
   none = { '{"step":"melee-score",' .. score,
            '{"step":"morale-check","dice":[6,6],"input":{' .. morale ..
               ',"loser_figures":12,"winner_figures":12,"target":7}}' },
}
local input = '"input":{"winner_figures":6,"loser_figures":11}}'

function setup(thread)
   threads = threads + 1
   thread:set("number", threads)
end

local function read_signed(file)
   for line in io.lines(file) do
      local session, token, key, body = line:match("(%S+) (%S+) (%S+) (.+)")
      local headers = { ["Content-Type"] = "application/json", Authorization = "Bearer " .. token, ["Idempotency-Key"] = key,
                        Host = wrk.headers["Host"] }
      recorded[#recorded + 1] = wrk.format(nil, "/v1/sessions/" .. session .. "/rulings", headers, body)
   end
end

function init(args)
   wrk.method = "POST"
   wrk.headers["Content-Type"] = "application/json"
   local signed = os.getenv("BENCH_SIGNED")
   if signed then
      read_signed(signed)
      count = #recorded
      return
   end
   local file = os.getenv("BENCH_SESSIONS")
   if not file then
      recorded[1] = wrk.format(nil, "/v1/rulesets/tt/melee-size-modifier", nil, "{" .. input)
   else
      for line in io.lines(file) do
         local session, token = line:match("(%S+) (%S+)")
         wrk.headers["Authorization"] = "Bearer " .. token
         local bodies = fights[units] or { '{"step":"melee-size-modifier",' .. input }
         for _, body in ipairs(bodies) do
            recorded[#recorded + 1] = wrk.format(nil, "/v1/sessions/" .. session .. "/rulings", nil, body)
         end
      end
   end
   count = #recorded
end

function request()
   -- wrk has its first thread make a request that it only looks at.
   if number == 1 and not looked_at then
      looked_at = true
      return recorded[1]
   end
   at = at % count + 1
   return recorded[at]
end

function done(summary, latency, requests)
   local errors = summary.errors
   local bad = errors.connect + errors.read + errors.write + errors.status + errors.timeout
   print(string.format("measured %.0f %d %d %d", summary.requests / summary.duration * 1e6, latency:percentile(50),
                       latency:percentile(99), bad))
end
