"""Plays by the client that openapi-generator makes for Python: the README's two questions, a game with units, a
ruling by units, state, entries, events. By hand, since the generator is fetched (docs/verification.md, Soak):

   openapi-generator-cli generate -g python -i URL/openapi.json -o client && pip install ./client
   python3 game.py URL
"""
import sys, urllib.request
import openapi_client as u
from openapi_client.api import RulingsApi, SessionsApi, UnitsApi, LedgerApi
url = sys.argv[1]
def client(token=None):
    return u.ApiClient(u.Configuration(host=url, access_token=token))
def check(fine, what):
    print('fine:' if fine else 'FAILED', what)
    if not fine: sys.exit(1)
first = RulingsApi(client()).resolve('tt', 'melee-score', u.Question.from_dict({'input': {'side1': ['kill', 'kill', 'wound'], 'side2': ['kill', 'kill', 'save']}}))
check('5 points to 4' in first.summary, 'README, first question: ' + first.summary)
tt = SessionsApi(client()).open_session(u.Opening.from_dict({'ruleset': 'tt', 'options': {'morale_targets': {'trained': 7, 'veteran': 6}}}))
ruling = RulingsApi(client(tt.token)).record_ruling(tt.id, u.RecordedQuestion.from_dict({'step': 'morale-check', 'input': {'quality': 'trained', 'winner_figures': 5, 'loser_figures': 9}, 'dice': [3, 3]}), idempotency_key='round-1-morale')
check(ruling.kind == 'ruling', 'README, on record: ' + ruling.summary)
opened = SessionsApi(client()).open_session(u.Opening.from_dict({'ruleset': 'colonial', 'umpire_name': 'Ann'}))
c = client(opened.token)
units = UnitsApi(c).add_units(opened.id, u.UnitsBody.from_dict({'units': [
    {'id': 'watch', 'name': 'Black Watch', 'side': 'red', 'kind': 'regular_infantry', 'figures': 12, 'leadership': 7, 'weapon': 'modern_rifle'},
    {'id': 'impi', 'name': 'Impi', 'side': 'blue', 'kind': 'tribal_infantry', 'figures': 16, 'leadership': 7}]}))
check(units.kind == 'units_added', 'units')
turn = UnitsApi(c).begin_turn(opened.id, turn_request=u.TurnRequest())
check(turn.kind == 'turn', f'turn {turn.turn}')
question = u.RecordedQuestion.from_dict({'step': 'ranged-attack', 'units': {'firer': 'watch', 'target': 'impi'}, 'input': {'range': 8}})
preview = RulingsApi(c).preview_ruling(opened.id, question)
check(preview.draws is not None, 'preview')
ruling = RulingsApi(c).record_ruling(opened.id, question, idempotency_key='volley')
check(ruling.effects is not None, 'ruling by units: ' + ruling.summary)
state = SessionsApi(c).get_state(opened.id)
check(len(state.roster.units) == 2, 'state: ' + ', '.join(x.name for x in state.roster.units))
page = LedgerApi(c).list_entries(opened.id)
check(len(page.entries) >= 4, 'entries: ' + ' '.join(e.actual_instance.kind for e in page.entries))
request = urllib.request.Request(f'{url}/v1/sessions/{opened.id}/events?after=-1', headers={'Authorization': f'Bearer {opened.token}', 'Accept': 'text/event-stream'})
with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as events:
    for line in events:
        if b'"kind":"ruling"' in line: break
check(True, 'events')
