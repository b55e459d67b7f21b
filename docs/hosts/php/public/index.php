<?php
// Every request comes here, but for the files in public/.
declare(strict_types=1);

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/';
// PHP's own server asks for files as well: let it send them
if (PHP_SAPI === 'cli-server' && $path !== '/' && is_file(__DIR__ . $path)) {
    return false;
}

// what goes wrong inside is for the log alone
ini_set('display_errors', '0');
foreach (['database', 'session', 'calls', 'photo', 'pages'] as $part) {
    require __DIR__ . "/../app/$part.php";
}

/** The calls of the contract: the function that answers, and whether it changes state. */
const CALLS = [
    'GET /api/v2/user/get-profile-details' => ['get_profile', false],
    'GET /api/v2/user/get-saved-job' => ['get_saved_jobs', false],
    'GET /api/v2/user/get-saved-course' => ['get_saved_courses', false],
    'GET /api/v2/get-preferences' => ['get_preference_options', false],
    'GET /api/v2/user/get-preferences' => ['get_preferences', false],
    'GET /api/v2/company/service' => ['get_services', false],
    'POST /api/v2/job-bookmark' => ['bookmark_job', true],
    'POST /api/v2/user/update-preferences' => ['update_preferences', true],
    'GET /api/v2/company/service/{id}/toggle-status' => ['toggle_service', true],
    'POST /api/v2/user/update-profile-image' => ['update_profile_image', true],
];

/** A text that was sent; a list in its place is none. */
function text(array $sent, string $name): string
{
    return is_string($sent[$name] ?? null) ? $sent[$name] : '';
}

/** A whole number that was sent; the default for anything else. */
function number(array $sent, string $name, int $default = 0): int
{
    $text = text($sent, $name);
    return preg_match('/^\d{1,9}$/D', $text) ? (int) $text : $default;
}

function redirect(string $to): void
{
    header("Location: $to", true, 303);
}

/** Answers a call in JSON. */
function answer_call(string $call, int $id): void
{
    [$function, $changes] = CALLS[$call] ?? throw new Refusal(404, 'There is no such call.');
    $user = require_user();
    if ($changes) {
        guard_change();
    }
    $answer = $function($user, $id);
    header('Content-Type: application/json');
    echo json_encode($answer, JSON_THROW_ON_ERROR);
}

/** Answers what is no call. */
function answer_page(string $method, string $path): void
{
    if ($method === 'POST') {
        guard_change();
    }
    $where = "$method $path";
    if ($where === 'POST /user-sign-in') {
        $isIn = sign_in(text($_POST, 'email'), text($_POST, 'password'));
        $isIn ? redirect('/') : sign_in_page('Email or password is wrong.');
    } elseif ($where === 'GET /user-sign-in') {
        user() ? redirect('/') : sign_in_page();
    } elseif ($where === 'POST /sign-out') {
        sign_out();
        redirect('/user-sign-in');
    } elseif (preg_match('~^GET /photos/(.+)$~', $where, $found)) {
        send_photo($found[1]);
    } elseif (!user()) {
        redirect('/user-sign-in');
    } else {
        match ($where) {
            'GET /' => home_page(),
            'GET /company/services' => services_page(),
            default => throw new Refusal(404, 'There is no such page.'),
        };
    }
}

open_session();
header("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
    . "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; form-action 'self'; "
    . "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'");
header('X-Content-Type-Options: nosniff');
header('Referrer-Policy: same-origin');
$method = $_SERVER['REQUEST_METHOD'];
$isCall = str_starts_with($path, '/api/');
try {
    if ($isCall) {
        preg_match('~/(\d{1,9})(?=/|$)~', $path, $found);
        $call = $method . ' ' . preg_replace('~/\d{1,9}(?=/|$)~', '/{id}', $path);
        answer_call($call, (int) ($found[1] ?? 0));
    } else {
        answer_page($method, $path);
    }
} catch (Refusal $refusal) {
    http_response_code($refusal->status);
    if ($isCall) {
        header('Content-Type: application/json');
        $isOther = $refusal->status === 409;
        echo json_encode(array_filter([
            'message' => $refusal->getMessage(),
            'errors' => $refusal->errors,
            'code' => $isOther ? 'account_changed' : null,
        ]));
    } else {
        refusal_page($refusal->getMessage());
    }
}
