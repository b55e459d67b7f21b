<?php
declare(strict_types=1);

/** Wrong passwords that an address may send for an account within these seconds. */
const TRIES = 5;
const TRIES_SECONDS = 300;

/** A call or a page that is refused, with the words to show; `$errors` by field. */
final class Refusal extends Exception
{
    public function __construct(
        public readonly int $status,
        string $message,
        public readonly array $errors = [],
    ) {
        parent::__construct($message);
    }
}

/** Opens the visitor's session; everybody's has a CSRF token, as the sign-in is guarded as well. */
function open_session(): void
{
    session_name('session');
    // PHP takes no session's name that it has not given
    ini_set('session.use_strict_mode', '1');
    session_set_cookie_params([
        'httponly' => true,
        'samesite' => 'Lax',
        'secure' => !empty($_SERVER['HTTPS']),
    ]);
    session_start();
    $_SESSION['token'] ??= bin2hex(random_bytes(32));
}

/** Who is signed in; null for nobody. */
function user(): ?array
{
    return isset($_SESSION['user_id'])
        ? row('SELECT * FROM users WHERE id = ?', [$_SESSION['user_id']])
        : null;
}

/** Who is signed in; refuses nobody with 401, by which the widgets know that a session has ended. */
function require_user(): array
{
    return user() ?? throw new Refusal(401, 'Please sign in.');
}

/** Guards what changes state, a GET as well: the session's token, and the account of the page. */
function guard_change(): void
{
    // someone else may have signed in since the page was served
    $account = $_SERVER['HTTP_X_NDT_ACCOUNT'] ?? '';
    if ($account !== '' && $account !== (string) ($_SESSION['user_id'] ?? '')) {
        throw new Refusal(409, 'You are signed in as someone else now.');
    }
    $token = $_SERVER['HTTP_X_CSRF_TOKEN'] ?? $_POST['token'] ?? '';
    if (!is_string($token) || !hash_equals($_SESSION['token'], $token)) {
        throw new Refusal(419, 'The page is out of date. Please reload it.');
    }
}

/** Signs in; whether the password was right. */
function sign_in(string $email, string $password): bool
{
    $who = strtolower($email) . ' ' . $_SERVER['REMOTE_ADDR'];
    query('DELETE FROM attempts WHERE at < ?', [time() - TRIES_SECONDS]);
    if (row('SELECT count(*) AS n FROM attempts WHERE who = ?', [$who])['n'] >= TRIES) {
        throw new Refusal(429, 'Too many attempts. Please try again in some minutes.');
    }
    query('INSERT INTO attempts VALUES (?, ?)', [$who, time()]);
    $user = row('SELECT * FROM users WHERE email = ?', [$email]);
    if (!$user) {
        // takes as long as to verify one: the time tells nobody who has an account
        password_hash('', PASSWORD_DEFAULT);
        return false;
    }
    if (!password_verify($password, $user['password'])) {
        return false;
    }
    query('DELETE FROM attempts WHERE who = ?', [$who]);
    // a session's name from before is worth nothing after
    session_regenerate_id(true);
    $_SESSION = ['user_id' => $user['id'], 'token' => bin2hex(random_bytes(32))];
    return true;
}

/** Ends the session. */
function sign_out(): void
{
    $_SESSION = [];
    session_destroy();
}
