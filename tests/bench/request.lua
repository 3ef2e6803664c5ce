-- What wrk sends, and the one line that it prints when it is done:
--   measured <requests per second> <p50 in us> <p99 in us> <answers that were not 2xx, or none>
-- With BENCH_SESSIONS, a file of "<session> <token>" lines, the requests go round these sessions.
local recorded, count, at = {}, 0, 0
local input = '"input":{"winner_figures":6,"loser_figures":11}}'

function init(args)
   wrk.method = "POST"
   wrk.headers["Content-Type"] = "application/json"
   local file = os.getenv("BENCH_SESSIONS")
   if not file then
      recorded[1] = wrk.format(nil, "/v1/rulesets/tt/melee-size-modifier", nil, "{" .. input)
   else
      for line in io.lines(file) do
         local session, token = line:match("(%S+) (%S+)")
         wrk.headers["Authorization"] = "Bearer " .. token
         recorded[#recorded + 1] = wrk.format(nil, "/v1/sessions/" .. session .. "/rulings", nil,
                                              '{"step":"melee-size-modifier",' .. input)
      end
   end
   count = #recorded
end

function request()
   at = at % count + 1
   return recorded[at]
end

function done(summary, latency, requests)
   local errors = summary.errors
   local bad = errors.connect + errors.read + errors.write + errors.status + errors.timeout
   print(string.format("measured %.0f %d %d %d", summary.requests / summary.duration * 1e6, latency:percentile(50),
                       latency:percentile(99), bad))
end
