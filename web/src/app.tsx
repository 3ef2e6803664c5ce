/** Chooses the screen. Parts that are not needed first are loaded on demand. */
import { Component, type ReactNode, Suspense, lazy, useEffect, useMemo } from 'react';
import { type Route, go, routeOf, useHash } from './route';
import { keepClubKey } from './state/kept';
import { Announcer } from './parts/Announcer';
import { Button } from './parts/Button';
import { Card } from './parts/Card';
import { Screen } from './parts/Screen';
import { Home } from './screens/home';
import { texts } from './texts';

const Create = lazy(() => import('./screens/before').then(({ Create }) => ({ default: Create })));
const Join = lazy(() => import('./screens/before').then(({ Join }) => ({ default: Join })));
const Second = lazy(() => import('./screens/before').then(({ Second }) => ({ default: Second })));
const Take = lazy(() => import('./screens/before').then(({ Take }) => ({ default: Take })));
const Give = lazy(() => import('./screens/before').then(({ Give }) => ({ default: Give })));
const Lobby = lazy(() => import('./screens/before').then(({ Lobby }) => ({ default: Lobby })));
const Signs = lazy(() => import('./screens/during').then(({ Signs }) => ({ default: Signs })));
const Table = lazy(() => import('./screens/during').then(({ Table }) => ({ default: Table })));
const Log = lazy(() => import('./screens/during').then(({ Log }) => ({ default: Log })));
const Chair = lazy(() => import('./screens/during').then(({ Chair }) => ({ default: Chair })));
const After = lazy(() => import('./screens/evening').then(({ After }) => ({ default: After })));
const Report = lazy(() => import('./screens/evening').then(({ Report }) => ({ default: Report })));
const Told = lazy(() => import('./screens/evening').then(({ Told }) => ({ default: Told })));
const Odds = lazy(() => import('./screens/desk').then(({ Odds }) => ({ default: Odds })));
const Watch = lazy(() => import('./screens/evening').then(({ Watch }) => ({ default: Watch })));
const Sheet = lazy(() => import('./screens/desk').then(({ Sheet }) => ({ default: Sheet })));
const Armies = lazy(() => import('./screens/desk').then(({ Armies }) => ({ default: Armies })));
const Hall = lazy(() => import('./screens/desk').then(({ Hall }) => ({ default: Hall })));
const Rules = lazy(() => import('./screens/aside').then(({ Rules }) => ({ default: Rules })));
const Style = lazy(() => import('./screens/aside').then(({ Style }) => ({ default: Style })));

/** The key of a hall's club arrives by its QR code: it is stored, and removed from the address. */
function TakeKey({ clubKey }: { clubKey: string }) {
    useEffect(() => {
        keepClubKey(clubKey);
        go({ screen: 'home' }, true);
    }, [clubKey]);
    return null;
}

function Shown({ route }: { route: Route }) {
    switch (route.screen) {
        case 'home':
            return <Home />;
        case 'club':
            return <TakeKey clubKey={route.key} />;
        case 'create':
            return <Create />;
        case 'join':
            return <Join code={route.code} />;
        case 'phone':
            return <Second link={route.link} />;
        case 'take':
            return <Take key={route.seat} session={route.session} seat={route.seat} />;
        case 'give':
            return <Give key={route.key} session={route.session} seat={route.seat} deviceKey={route.key} />;
        case 'lobby':
            return <Lobby key={route.session} session={route.session} />;
        case 'table':
            return <Table key={route.session} session={route.session} />;
        case 'log':
            return <Log key={route.session} session={route.session} />;
        case 'chair':
            return <Chair key={route.session} session={route.session} />;
        case 'after':
            return <After key={route.session} session={route.session} />;
        case 'report':
            return <Report key={route.session} session={route.session} />;
        case 'told':
            return <Told key={`${route.session} ${route.entry}`} session={route.session} seq={route.entry} />;
        case 'odds':
            return <Odds key={route.session ?? route.ruleset} session={route.session} ruleset={route.ruleset} />;
        case 'watch':
            return <Watch session={route.session} />;
        case 'sheet':
            return <Sheet key={route.ruleset} ruleset={route.ruleset} />;
        case 'armies':
            return <Armies />;
        case 'hall':
            return <Hall />;
        case 'rules':
            return <Rules ruleset={route.ruleset} clause={route.clause} />;
        case 'style':
            return <Style />;
        default:
            return <Home />;
    }
}

/** For unexpected errors: the page says so, and how to continue. Nothing is lost, since everything is in the record. */
class Guard extends Component<{ hash: string; children: ReactNode }, { failed?: string }> {
    state: { failed?: string } = {};
    static getDerivedStateFromError() {
        return { failed: location.hash };
    }
    render() {
        if (this.state.failed === undefined || this.state.failed !== this.props.hash) return this.props.children;
        return (
            <Screen title={texts.common.broken}>
                <Card>
                    <p>{texts.common.brokenMore}</p>
                    <Button onPress={() => location.reload()}>{texts.common.reload}</Button>
                </Card>
            </Screen>
        );
    }
}

/** The screens of a game while it is played. */
const PLAYED: readonly string[] = ['table', 'log', 'lobby', 'odds'];

export function App() {
    const hash = useHash();
    const route = useMemo(() => routeOf(hash), [hash]);
    const played = 'session' in route && PLAYED.includes(route.screen) ? route.session : undefined;
    return (
        <Guard hash={hash}>
            <Suspense fallback={<Screen title={texts.common.loading} />}>
                <Shown route={route} />
            </Suspense>
            <Announcer />
            {played && (
                <Suspense>
                    <Signs key={played} session={played} />
                </Suspense>
            )}
        </Guard>
    );
}
